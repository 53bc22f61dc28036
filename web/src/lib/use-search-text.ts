import { useEffect, useEffectEvent, useState } from 'react';
import { timings } from '@/config/timings';
import { receiveUpdate } from './own-updates';

/**
 * The text of a search box whose value is kept elsewhere, such as in the URL. Typed text is applied after a debounce;
 * a change from elsewhere, such as the Back button, updates the box.
 */
export function useSearchText(applied: string, apply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  /** Applied values that have not arrived yet; the last of them is the current value of the box. */
  const [sent, setSent] = useState<readonly string[]>([applied]);
  const last = sent.at(-1) ?? applied;
  const send = useEffectEvent(apply);
  // Not an effect: the box must not render a stale value, not even for one frame.
  if (applied !== seen) {
    const { isOwn, pending } = receiveUpdate(last === seen ? [] : sent, applied);
    setSeen(applied);
    setSent(pending.length > 0 ? pending : [applied]);
    // Our own value arrives late; more may have been typed since.
    if (!isOwn) setText(applied);
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === last) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before, wanted]);
      send(wanted);
    }, timings.searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, last]);
  /** Skips the debounce, for a box that loses focus or closes: nothing typed may be lost. */
  const applyNow = () => {
    const wanted = text.trim();
    if (wanted === last) return;
    setSent((before) => [...before, wanted]);
    apply(wanted);
  };
  return [text, setText, applyNow] as const;
}
