import type { Message } from '@oja/contract/messaging';

/** A conversation as far as it was read: oldest first, and where the older ones go on. */
export interface Thread {
  messages: readonly Message[];
  older: string | null;
}

/** As the server answers: newest first. */
type Page = { messages: readonly Message[]; older: string | null };

/** Puts the newest page behind what is there. Where messages are missing between the two, the old part is given up. */
export function mergeNewest(before: Thread | undefined, page: Page): Thread {
  const fresh = { messages: [...page.messages].reverse(), older: page.older };
  const last = before?.messages.at(-1);
  const first = fresh.messages[0];
  if (before === undefined || last === undefined || first === undefined) return fresh;
  if (first.position > last.position + 1) return fresh;
  const kept = before.messages.filter(({ position }) => position < first.position);
  return { messages: [...kept, ...fresh.messages], older: kept.length > 0 ? before.older : fresh.older };
}

export function addOlder(thread: Thread, page: Page): Thread {
  const first = thread.messages[0]?.position ?? Number.POSITIVE_INFINITY;
  const older = [...page.messages].reverse().filter(({ position }) => position < first);
  return { messages: [...older, ...thread.messages], older: page.older };
}
