import type { Message } from '@oja/contract/messaging';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockConversation } from './conversation.store.ts';
import { presentMessages } from './message.queries.ts';
import { type NewMessage, postMessage } from './post-message.ts';
import { refuseFlood } from './refuse-flood.ts';

/** Sends a message in a conversation of the caller. Returns the message as its sender reads it. */
export async function sendMessage(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  input: NewMessage & { conversationId: string },
): Promise<Message> {
  await refuseFlood(deps, 'message', input.sender.id);
  const { row, unlocked } = await refuseReusedId(
    inTransaction(deps.db, async (tx) => {
      const conversation = await lockConversation(tx, input.conversationId);
      return postMessage(tx, deps, conversation, input);
    }),
  );
  const reader = { userId: input.sender.id, unlocked, noPictures: input.imageIds.length === 0 };
  const [message] = await presentMessages(deps.db, [row], reader);
  if (message === undefined) throw new Error('a message was not presented');
  return message;
}

/** The same client id in another conversation at the same moment violates the unique index. */
export async function refuseReusedId<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'messages_once')) throw new Refusal('idempotency_key_reused');
    throw error;
  }
}
