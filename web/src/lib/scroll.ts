import { timings } from '@/config/timings';

const handsOn = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to a part of the page and stays there while what stands above it is still being filled in, for a moment or
 * until the person does something. Returns a function that lets go.
 */
export function keepInView(part: HTMLElement): () => void {
  const observer = new ResizeObserver(() => part.scrollIntoView());
  const letGo = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of handsOn) window.removeEventListener(name, letGo);
  };
  const timer = setTimeout(letGo, timings.pageGrowsMs);
  for (const name of handsOn) window.addEventListener(name, letGo, { passive: true });
  // It also says how large the page is to begin with, which is the first time to scroll.
  observer.observe(document.body);
  return letGo;
}

/** A ref for an element that may appear below the visible part of its scroll container: scrolls to it on mount. */
export const scrollIntoViewOnMount = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
