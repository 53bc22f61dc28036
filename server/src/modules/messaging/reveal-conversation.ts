import type { RevealedConversation } from '@oja/contract/messaging';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Actor, audit } from '../audit/index.ts';
import { findConversation } from './conversation.store.ts';
import { readPictures } from './message-images.ts';

const shownAtMost = 500;

type StaffActor = Actor & { id: string };

/** What buyer and seller of a disputed purchase wrote to each other. */
export async function revealForDispute(
  deps: Deps,
  input: { purchaseId: string; actor: StaffActor },
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
    const because = { kind: 'dispute', id: purchase.id };
    return revealConversation(tx, { conversationId: found.id, actor: input.actor, because, now: deps.now() });
  });
}

/**
 * Opens a conversation to a member of staff, unmasked and as it ended, because of a case. The caller has made sure that
 * there is one; this writes down who read what and why before a word leaves.
 */
export async function revealConversation(
  tx: Tx,
  input: {
    conversationId: string;
    actor: StaffActor;
    because: { kind: string; id: string };
    now: Date;
  },
): Promise<RevealedConversation> {
  const { conversationId, actor, because, now } = input;
  const conversation = await tx
    .selectFrom('conversations')
    .select(['id', 'handle', 'askerId', 'sellerId'])
    .where('id', '=', conversationId)
    .executeTakeFirst();
  if (conversation === undefined) throw new Refusal('not_found');
  const messages = await tx
    .selectFrom('messages')
    .select(['id', 'senderId', 'byStaff', 'text', 'createdAt'])
    .where('conversationId', '=', conversationId)
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
      pictures: pictures.get(row.id) ?? [],
      created_at: row.createdAt.toISOString(),
    })),
  };
}
