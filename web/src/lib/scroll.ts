import { timings } from '@/config/timings';

const handsOn = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a part of the page and stays there while what stands above it is still being filled in, for a moment or
 * until the person does something. Returns a function that lets go.
 */
export function keepInView(part: HTMLElement): () => void {
  return whilePageGrows(timings.pageGrowsMs, () => part.scrollIntoView());
}

/**
 * Scrolls to a position that the page may not be tall enough for yet, as soon as it is, unless the person does
 * something first. Returns a function that lets go.
 */
export function holdPosition(top: number): () => void {
  const letGo = whilePageGrows(timings.scrollRestoreMs, () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo(0, top);
    letGo();
  });
  return letGo;
}

/** Calls with the first size of the page and with each later one, until the person acts or the time is over. */
function whilePageGrows(limitMs: number, onSize: () => void): () => void {
  const observer = new ResizeObserver(onSize);
  const letGo = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of handsOn) window.removeEventListener(name, letGo);
  };
  const timer = setTimeout(letGo, limitMs);
  for (const name of handsOn) window.addEventListener(name, letGo, { passive: true });
  observer.observe(document.body);
  return letGo;
}

/** A ref for an element that may appear below the visible part of its scroll container: scrolls to it on mount. */
export const scrollIntoViewOnMount = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
