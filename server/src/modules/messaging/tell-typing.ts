import type { Deps } from '../../deps.ts';
import { refuseWriting } from '../../domain/messaging/decide-writing.ts';
import { typingEveryMs } from '../../domain/messaging/message-terms.ts';
import { announce } from '../../live/live-hub.ts';
import { readOwnConversation } from './conversation.queries.ts';

const keptAtMost = 10_000;

/** Passes typing signs on. They are hints and nothing more: what comes too soon is dropped, and nothing is stored. */
export function createTypingSigns(deps: Deps) {
  const lastMs = new Map<string, number>();
  return async (sign: { conversationId: string; userId: string }): Promise<void> => {
    const conversation = await readOwnConversation(deps.db, sign);
    if (refuseWriting(conversation)) return;
    const key = `${sign.userId}:${sign.conversationId}`;
    const nowMs = deps.now().getTime();
    if (nowMs - (lastMs.get(key) ?? Number.NEGATIVE_INFINITY) < typingEveryMs) return;
    if (lastMs.size >= keptAtMost) lastMs.clear();
    lastMs.set(key, nowMs);
    await announce(deps.db, {
      userId: conversation.otherId,
      hint: { topic: 'typing', id: sign.conversationId },
    });
  };
}
