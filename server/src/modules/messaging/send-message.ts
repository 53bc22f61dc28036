import type { Message } from '@oja/contract/messaging';
import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { lockConversation } from './conversation.store.ts';
import { holdBackFlood } from './hold-back-flood.ts';
import { presentMessages } from './message.queries.ts';
import { type Speech, say } from './say.ts';

/** Says something in an own conversation. Answers with the message as its sender reads it. */
export async function sendMessage(deps: Deps, input: Speech & { conversationId: string }): Promise<Message> {
  await holdBackFlood(deps, 'message', input.sender.id);
  const { row, unlocked } = await refuseReusedId(
    inTransaction(deps.db, async (tx) => {
      const conversation = await lockConversation(tx, input.conversationId);
      return say(tx, deps, conversation, input);
    }),
  );
  const reader = { userId: input.sender.id, unlocked, noPictures: input.imageIds.length === 0 };
  const [message] = await presentMessages(deps.db, [row], reader);
  if (message === undefined) throw new Error('a message was not presented');
  return message;
}

/** In another conversation at the same moment, the unique index is the one to notice. */
export async function refuseReusedId<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'messages_once')) throw new Refusal('idempotency_key_reused');
    throw error;
  }
}
