import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

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
