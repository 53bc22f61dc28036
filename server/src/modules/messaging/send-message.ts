import { inTransaction, isUniqueViolation } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { lockConversation } from './conversation.store.ts';
import { holdBackFlood } from './hold-back-flood.ts';
import { type Speech, say } from './say.ts';

/** Says something in an own conversation. Answers with the id of the message. */
export async function sendMessage(deps: Deps, input: Speech & { conversationId: string }): Promise<string> {
  await holdBackFlood(deps, 'message', input.sender.id);
  return refuseReusedId(
    inTransaction(deps.db, async (tx) => {
      const conversation = await lockConversation(tx, input.conversationId);
      return say(tx, deps, conversation, input);
    }),
  );
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
