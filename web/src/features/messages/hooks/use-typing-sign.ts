import { useEffect, useState, useSyncExternalStore } from 'react';
import { timings } from '@/config/timings';
import { typingSigns } from '@/lib/live/typing-signs';

/** True while the other is writing, as far as the last hint tells. */
export function useTypingSign(conversationId: string): boolean {
  const lastAt = useSyncExternalStore(typingSigns.subscribe, () => typingSigns.lastAt(conversationId));
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    const leftMs = lastAt + timings.typingShownMs - Date.now();
    setOver(leftMs <= 0);
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setOver(true), leftMs);
    return () => clearTimeout(timer);
  }, [lastAt]);
  return !isOver;
}
