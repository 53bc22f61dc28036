import { type RefObject, useEffect } from 'react';
import { timings } from '@/config/timings';
import { toastStore } from './toast';

type ToastSwipe = { card: RefObject<HTMLElement | null>; id: string; open: boolean };

/** How far a pointer moves before it counts as a swipe: a finger is less steady than a mouse. */
const slackPx = { mouse: 2, finger: 10 } as const;

/**
 * Follows a pointer that pulls a toast to the right: far enough and it is dismissed, less and it slides back. The
 * card tells its style sheet by data-swipe (move, cancel, end) and --toast-swipe-x.
 */
export function useToastSwipe({ card, id, open }: ToastSwipe) {
  useEffect(() => {
    const node = card.current;
    if (!open || !node) return;
    return followSwipe(node, () => toastStore.dismiss(id));
  }, [card, id, open]);
}

function followSwipe(node: HTMLElement, onSwiped: () => void) {
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  let start: { x: number; y: number } | null = null;
  let pulledPx = 0;

  function move(event: PointerEvent) {
    if (!start) return;
    const acrossPx = event.clientX - start.x;
    if (pulledPx === 0 && !isSwipe(event, { acrossPx, downPx: event.clientY - start.y })) return;
    if (pulledPx === 0) node.setPointerCapture(event.pointerId);
    pulledPx = Math.max(1, acrossPx);
    node.dataset.swipe = 'move';
    node.style.setProperty('--toast-swipe-x', `${pulledPx}px`);
  }
  function end() {
    if (pulledPx > timings.toastSwipePx) {
      node.dataset.swipe = 'end';
      onSwiped();
    } else if (pulledPx > 0) {
      node.dataset.swipe = 'cancel';
    }
    start = null;
    pulledPx = 0;
  }
  function cancel() {
    pulledPx = Math.min(pulledPx, timings.toastSwipePx);
    end();
  }

  node.addEventListener(
    'pointerdown',
    ({ button, clientX, clientY }) => {
      if (button === 0) start = { x: clientX, y: clientY };
    },
    options,
  );
  node.addEventListener('pointermove', move, options);
  node.addEventListener('pointerup', end, options);
  node.addEventListener('pointercancel', cancel, options);
  return () => listeners.abort();
}

function isSwipe({ pointerType }: PointerEvent, { acrossPx, downPx }: { acrossPx: number; downPx: number }) {
  const slack = pointerType === 'mouse' ? slackPx.mouse : slackPx.finger;
  return acrossPx > slack && acrossPx > Math.abs(downPx);
}
