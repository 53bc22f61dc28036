import { useState } from 'react';

const keyOf = (userId: string, conversationId: string) => `oja-draft-${userId}-${conversationId}`;

/** What somebody began to write in a conversation and has not sent; it is there again when they come back. */
export function useDraft(userId: string, conversationId: string) {
  const key = keyOf(userId, conversationId);
  const [text, setText] = useState(() => window.localStorage.getItem(key) ?? '');
  const write = (next: string) => {
    setText(next);
    if (next === '') window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, next);
  };
  return [text, write] as const;
}
