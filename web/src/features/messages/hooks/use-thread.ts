import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { portalTimings } from '@/config/portal-timings';
import { typingSigns } from '@/lib/live/typing-signs';
import { signalRead } from '../api';
import { outboxOf } from '../logic/outbox';

export function useOutbox(userId: string) {
  const outbox = outboxOf(userId, useQueryClient());
  const queued = useSyncExternalStore(outbox.subscribe, outbox.read);
  useEffect(() => void outbox.flush(), [outbox]);
  return { outbox, queued };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = () => document.visibilityState === 'visible';

/** Says that the person has read to the end, while the page is really in front of them. */
export function useReadMark(conversationId: string, unread: number, lastPosition: number): void {
  const visible = useSyncExternalStore(subscribe, isVisible);
  useEffect(() => {
    if (visible && unread > 0 && lastPosition > 0) signalRead(conversationId, lastPosition);
  }, [visible, unread, conversationId, lastPosition]);
}

const nearPx = 96;

/**
 * Keeps the end in sight while the person is there, and what they read in its place while they are not: older messages
 * that come in above move nothing.
 */
export function useThreadScroll(
  box: RefObject<HTMLElement | null>,
  { firstKey, lastKey }: { firstKey: string; lastKey: string },
) {
  const [isAtEnd, setAtEnd] = useState(true);
  const before = useRef({ firstKey: '', height: 0 });
  const atEnd = useRef(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const cameAbove = before.current.firstKey !== '' && before.current.firstKey !== firstKey;
    if (atEnd.current) element.scrollTop = element.scrollHeight;
    else if (cameAbove) element.scrollTop += element.scrollHeight - before.current.height;
    before.current = { firstKey, height: element.scrollHeight };
    // The last message decides as well as the first.
    void lastKey;
  }, [box, firstKey, lastKey]);

  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearPx;
    before.current.height = element.scrollHeight;
    setAtEnd(atEnd.current);
  };
  const toEnd = () => {
    atEnd.current = true;
    setAtEnd(true);
    box.current?.scrollTo({ top: box.current.scrollHeight });
  };
  /** For what changes its height later, such as pictures. */
  const settle = () => {
    if (atEnd.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  return { isAtEnd, onScroll, toEnd, settle };
}

/** True while the other is writing, as far as the last hint tells. */
export function useTypingSign(conversationId: string): boolean {
  const lastAt = useSyncExternalStore(typingSigns.subscribe, () => typingSigns.lastAt(conversationId));
  const [isOver, setOver] = useState(true);
  useEffect(() => {
    const leftMs = lastAt + portalTimings.typingShownMs - Date.now();
    setOver(leftMs <= 0);
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setOver(true), leftMs);
    return () => clearTimeout(timer);
  }, [lastAt]);
  return !isOver;
}
