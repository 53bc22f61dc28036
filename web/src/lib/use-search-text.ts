import { useEffect, useEffectEvent, useState } from 'react';
import { timings } from '@/config/timings';

/**
 * The text of a search box whose words live somewhere else, such as the address of the page. What is typed is
 * applied when the person pauses; a change from elsewhere, such as the Back button, shows up in the box.
 */
export function useSearchText(applied: string, apply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const [sent, setSent] = useState(applied);
  const send = useEffectEvent(apply);
  // Not an effect: the box must never show a stale word, not even for one frame.
  if (applied !== seen) {
    setSeen(applied);
    // What was sent from here comes back; more may have been typed since.
    if (applied !== sent) {
      setSent(applied);
      setText(applied);
    }
  }
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      send(wanted);
    }, timings.searchPauseMs);
    return () => clearTimeout(timer);
  }, [text, sent]);
  /** For who leaves the box at once, perhaps because it is about to close: nothing typed may be lost. */
  const applyNow = () => {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    apply(wanted);
  };
  return [text, setText, applyNow] as const;
}
