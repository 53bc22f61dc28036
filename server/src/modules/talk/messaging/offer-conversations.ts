import type { Role } from '@oja/contract/access';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Recipient, refuseWriting } from '../../../domain/messaging/decide-writing.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';
import { findConversation, insertConversation, lockConversation } from './conversation.store.ts';
import { conversationHandle } from './conversation-handle.ts';
import { findListingTopic } from './find-topic.ts';
import { postMessage } from './post-message.ts';

/**
 * Opens the conversation of a buyer and a seller about the listing of an offer, or continues the one there is; the
 * subject of that one stays. The buyer's message is posted in it, where contacts are masked as in every message.
 */
export async function enterOfferConversation(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  offer: { id: string; listingId: string; buyer: { id: string; role: Role }; message: string },
): Promise<void> {
  const { buyer } = offer;
  const topic = await findListingTopic(tx, offer.listingId, buyer);
  await refuseUnwanted(tx, { fromId: buyer.id, toId: topic.sellerId });
  const headline = {
    subject: `Offer for ${conversationHandle({ ...topic, mayReadNumber: false })}`,
    maskedSubject: null,
    priority: 'medium',
  } as const;
  const found = await findConversation(tx, topic);
  const id = found?.id ?? (await insertConversation(tx, topic, headline, deps.now()));
  if (offer.message !== '') {
    const conversation = await lockConversation(tx, id);
    // One message for an offer: its id makes a repetition the same message.
    await postMessage(tx, deps, conversation, {
      sender: buyer,
      clientId: offer.id,
      text: offer.message,
      imageIds: [],
    });
    return;
  }
  if (found !== undefined) await moveToTop(tx, id, deps.now());
  const hint = { topic: 'messages', id };
  await announce(tx, { userId: buyer.id, hint }, { userId: topic.sellerId, hint });
}

/** A message does so by itself. */
async function moveToTop(tx: Tx, conversationId: string, now: Date): Promise<void> {
  await lockConversation(tx, conversationId);
  await tx
    .updateTable('conversationMembers')
    .set({ lastMessageAt: now })
    .where('conversationId', '=', conversationId)
    .execute();
}

/** Refuses when one of the two has blocked the other, or when the other has left. */
export async function refuseUnwanted(
  tx: Tx,
  { fromId, toId }: { fromId: string; toId: string },
): Promise<void> {
  const { rows } = await sql<Recipient>`
    select u.nickname as name, u.status, u.erased_at is not null as is_erased,
           exists (select from message_blocks where blocker_id = ${fromId} and blocked_id = u.id) as blocked_by_writer,
           exists (select from message_blocks where blocker_id = u.id and blocked_id = ${fromId}) as blocks_writer
      from users u where u.id = ${toId}`.execute(tx);
  const [recipient] = rows;
  const refused = recipient && refuseWriting(recipient);
  if (refused) throw new Refusal(refused.code, { message: refused.sentence });
}

/** The conversations of buyers about listings, by `offerKey`. */
export async function findOfferConversations(
  db: Db,
  offers: readonly { listingId: string; buyerId: string }[],
): Promise<Map<string, string>> {
  if (offers.length === 0) return new Map();
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'listingId', 'askerId'])
    .where('listingId', 'in', [...new Set(offers.map(({ listingId }) => listingId))])
    .where('askerId', 'in', [...new Set(offers.map(({ buyerId }) => buyerId))])
    .execute();
  return new Map(
    rows.map(({ id, listingId, askerId }) => [
      offerKey({ listingId: listingId ?? '', buyerId: askerId }),
      id,
    ]),
  );
}

export function offerKey({ listingId, buyerId }: { listingId: string; buyerId: string }): string {
  return `${listingId}:${buyerId}`;
}
