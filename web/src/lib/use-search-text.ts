import { useEffect, useEffectEvent, useState } from 'react';
import { timings } from '@/config/timings';
import { receive } from './echoes';

/**
 * The text of a search box whose words live somewhere else, such as the address of the page. What is typed is
 * applied when the person pauses; a change from elsewhere, such as the Back button, shows up in the box.
 */
export function useSearchText(applied: string, apply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  /** What was applied from here, as far as it has not come back; the last of it is what the box stands for. */
  const [sent, setSent] = useState<readonly string[]>([applied]);
  const last = sent.at(-1) ?? applied;
  const send = useEffectEvent(apply);
  // Not an effect: the box must never show a stale word, not even for one frame.
  if (applied !== seen) {
    const { isEcho, left } = receive(last === seen ? [] : sent, applied);
    setSeen(applied);
    setSent(left.length > 0 ? left : [applied]);
    // What was sent from here comes back; more may have been typed since.
    if (!isEcho) setText(applied);
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
  /** For who leaves the box at once, perhaps because it is about to close: nothing typed may be lost. */
  const applyNow = () => {
    const wanted = text.trim();
    if (wanted === last) return;
    setSent((before) => [...before, wanted]);
    apply(wanted);
  };
  return [text, setText, applyNow] as const;
}
