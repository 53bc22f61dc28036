import type { Deps } from '../../../deps/deps.ts';
import { refuseWriting } from '../../../domain/messaging/decide-writing.ts';
import { typingEveryMs } from '../../../domain/messaging/message-terms.ts';
import { announce } from '../../../live/live-hub.ts';
import { readOwnConversation } from './conversation.queries.ts';

const maxEntries = 10_000;

/** Forwards typing signals as hints. A signal within the interval is dropped, and none is stored. */
export function createTypingSignals(deps: Pick<Deps, 'db' | 'now'>) {
  const lastMs = new Map<string, number>();
  return async (signal: { conversationId: string; userId: string }): Promise<void> => {
    const conversation = await readOwnConversation(deps.db, signal);
    if (refuseWriting(conversation)) return;
    const key = `${signal.userId}:${signal.conversationId}`;
    const nowMs = deps.now().getTime();
    if (nowMs - (lastMs.get(key) ?? Number.NEGATIVE_INFINITY) < typingEveryMs) return;
    if (lastMs.size >= maxEntries) lastMs.clear();
    lastMs.set(key, nowMs);
    await announce(deps.db, {
      userId: conversation.otherId,
      hint: { topic: 'typing', id: signal.conversationId },
    });
  };
}
