import type { RevealedConversation } from '@oja/contract/messaging';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { findConversation } from './conversation.store.ts';
import { readPictures } from './message-images.ts';

const shownAtMost = 500;
/** Before and after a reported message, enough to judge it. */
const aroundAtMost = 50;

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

/**
 * The messages before and after a reported one, up to the time of the report; the caller has verified that there is an
 * open report about it.
 */
export async function revealAroundMessage(
  tx: Tx,
  input: Omit<Reading, 'conversationId' | 'window'> & { messageId: string; until: Date },
): Promise<RevealedConversation> {
  const { messageId, until, ...reading } = input;
  const message = await tx
    .selectFrom('messages')
    .select(['conversationId', 'position'])
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (message === undefined) throw new Refusal('not_found');
  const { conversationId, position } = message;
  const window = { first: position - aroundAtMost, last: position + aroundAtMost, until };
  return reveal(tx, { ...reading, conversationId, window });
}

interface Reading {
  conversationId: string;
  actor: StaffActor;
  because: { kind: string; id: string };
  reason: string;
  /** The positions to read, and the last time; without it, the end of the conversation. */
  window?: { first: number; last: number; until: Date };
  now: Date;
}

/**
 * Opens a conversation to a member of staff, unmasked, because of a case. The audit entry is written before any text is
 * returned.
 */
async function reveal(tx: Tx, reading: Reading): Promise<RevealedConversation> {
  const { conversationId, actor, because, reason, window, now } = reading;
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
    .where(({ and, eb }) =>
      and(
        window === undefined
          ? []
          : [
              eb('position', '>=', window.first),
              eb('position', '<=', window.last),
              eb('createdAt', '<=', window.until),
            ],
      ),
    )
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
