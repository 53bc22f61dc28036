import type { RevealedConversation } from '@oja/contract/messaging';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { findConversation } from './conversation.store.ts';
import { readPictures } from './message-images.ts';

const shownAtMost = 500;

type StaffActor = Actor & { id: string };

/** The conversation between buyer and seller of a disputed purchase. */
export async function revealForDispute(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { purchaseId: string; reason: string; actor: StaffActor },
): Promise<RevealedConversation> {
  return inTransaction(deps.db, async (tx) => {
    const purchase = await tx
      .selectFrom('purchases')
      .select(['id', 'listingId', 'buyerId', 'disputeStatus'])
      .where('id', '=', input.purchaseId)
      .executeTakeFirst();
    if (purchase === undefined) throw new Refusal('not_found');
    if (purchase.disputeStatus === 'none') throw new Refusal('case_required');
    const found = await findConversation(tx, {
      listingId: purchase.listingId,
      purchaseId: purchase.id,
      askerId: purchase.buyerId,
    });
    if (found === undefined) {
      throw new Refusal('not_found', { message: 'The two have not written to each other about it.' });
    }
    const { actor, reason } = input;
    const because = { kind: 'dispute', id: purchase.id };
    return reveal(tx, { conversationId: found.id, actor, because, reason, now: deps.now() });
  });
}

/** The messages before and after a reported one; the caller has verified that there is a report about it. */
export async function revealAroundMessage(
  tx: Tx,
  input: Omit<Reading, 'conversationId' | 'until'> & { messageId: string },
): Promise<RevealedConversation> {
  const { messageId, ...reading } = input;
  const message = await tx
    .selectFrom('messages')
    .select(['conversationId', 'position'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (message === undefined) throw new Refusal('not_found');
  const { conversationId, position } = message;
  return reveal(tx, { ...reading, conversationId, until: position + shownAtMost / 2 });
}

interface Reading {
  conversationId: string;
  actor: StaffActor;
  because: { kind: string; id: string };
  reason: string;
  /** The last position to read; without it, the end of the conversation. */
  until?: number;
  now: Date;
}

/**
 * Opens a conversation to a member of staff, unmasked, because of a case. The audit entry is written before any text is
 * returned.
 */
async function reveal(tx: Tx, reading: Reading): Promise<RevealedConversation> {
  const { conversationId, actor, because, reason, until, now } = reading;
  const conversation = await tx
    .selectFrom('conversations')
    .select(['id', 'handle', 'askerId', 'sellerId'])
    .where('id', '=', conversationId)
    .executeTakeFirst();
  if (conversation === undefined) throw new Refusal('not_found');
  const messages = await tx
    .selectFrom('messages')
    .select(['id', 'senderId', 'byStaff', 'text', 'takenDownAt', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .$if(until !== undefined, (query) => query.where('position', '<=', until ?? 0))
    .orderBy('position', 'desc')
    .limit(shownAtMost)
    .execute();
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [conversation.askerId, conversation.sellerId])
    .execute();
  const pictures = await readPictures(
    tx,
    messages.map(({ id }) => id),
  );
  await tx
    .insertInto('conversationReveals')
    .values({ conversationId, staffId: actor.id, revealedAt: now })
    .onConflict((conflict) =>
      conflict.columns(['conversationId', 'staffId']).doUpdateSet({ revealedAt: now }),
    )
    .execute();
  await audit(tx, {
    actor,
    action: 'conversation.revealed',
    subject: { kind: 'conversation', id: conversationId },
    after: { because, messages: messages.length },
    reason,
  });
  return {
    id: conversationId,
    about: { handle: conversation.handle },
    people,
    messages: messages.reverse().map((row) => ({
      id: row.id,
      sender_id: row.senderId,
      staff: row.byStaff,
      text: row.text,
      taken_down: row.takenDownAt !== null,
      pictures: pictures.get(row.id) ?? [],
      created_at: row.createdAt.toISOString(),
    })),
  };
}
