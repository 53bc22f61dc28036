import { useEffect, useSyncExternalStore } from 'react';
import { tellRead } from '../api/tell';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = () => document.visibilityState === 'visible';

/** Says that the person has read to the end, while the page is really in front of them. */
export function useReadMark(conversationId: string, unread: number, lastPosition: number): void {
  const visible = useSyncExternalStore(subscribe, isVisible);
  useEffect(() => {
    if (visible && unread > 0 && lastPosition > 0) tellRead(conversationId, lastPosition);
  }, [visible, unread, conversationId, lastPosition]);
}
