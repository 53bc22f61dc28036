import { useEffect, useRef } from 'react';
import { toastStore } from './toast';

type HoldableTimer = ReturnType<typeof startHoldableTimer>;

/** A timer that pauses while at least one holder is active, and resumes with the remaining time. */
export function startHoldableTimer(durationMs: number, onEnd: () => void) {
  const holders = new Set<string>();
  let leftMs = durationMs;
  let startedAt = performance.now();
  let timer = setTimeout(onEnd, leftMs);

  function hold(holder: string) {
    if (holders.size === 0) {
      clearTimeout(timer);
      leftMs -= performance.now() - startedAt;
    }
    holders.add(holder);
  }

  function release(holder: string) {
    if (!holders.delete(holder) || holders.size > 0) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, leftMs);
  }

  return { hold, release, stop: () => hold('stopped') };
}

type ToastTimer = { id: string; open: boolean; durationMs: number };

/**
 * Dismisses a toast when its time is over, which stands still while the pointer or the focus is on it and while the
 * window is behind another. The handlers belong on its card; they listen on the way down, since the card lets no
 * change of focus out.
 */
export function useToastTimer({ id, open, durationMs }: ToastTimer) {
  const timer = useRef<HoldableTimer>(null);
  useEffect(() => {
    if (!open) return;
    const started = startHoldableTimer(durationMs, () => toastStore.dismiss(id));
    timer.current = started;
    const unfollow = followWindow(started);
    return () => {
      unfollow();
      started.stop();
    };
  }, [id, open, durationMs]);
  return {
    // Moved, not merely found there: a toast that appears under a resting pointer must not stay for ever.
    onPointerMove: () => timer.current?.hold('pointer'),
    onPointerLeave: () => timer.current?.release('pointer'),
    onFocusCapture: () => timer.current?.hold('focus'),
    onBlurCapture: () => timer.current?.release('focus'),
  };
}

function followWindow({ hold, release }: HoldableTimer) {
  const away = () => hold('window');
  const back = () => release('window');
  const seen = () => (document.hidden ? away() : back());
  seen();
  window.addEventListener('blur', away);
  window.addEventListener('focus', back);
  document.addEventListener('visibilitychange', seen);
  return () => {
    window.removeEventListener('blur', away);
    window.removeEventListener('focus', back);
    document.removeEventListener('visibilitychange', seen);
  };
}
