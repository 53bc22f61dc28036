import { randomUUID } from 'node:crypto';
import type { CaseSide } from '@oja/contract/disputes';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { statementsAtMost } from '../../domain/dispute/dispute-terms.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnce } from '../../http/idempotency.ts';
import { type Actor, audit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import {
  type DisputeRow,
  type LockedDeal,
  lockDeal,
  noteEvent,
  sideOf,
  stateConflict,
  updateDispute,
} from '../purchases/index.ts';
import { assignEvidence } from './dispute-images.ts';
import { onceWithEvidence } from './once-with-evidence.ts';

/** A party says something in the own case. The seller's first statement stops the clock for an answer. */
export async function addStatement(
  deps: Deps,
  input: { purchaseId: string; userId: string; text: string; images: readonly string[] },
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { purchaseId, userId, text, images } = input;
  const claim = { key: idempotencyKey, userId, endpoint: 'addStatement', input, at: deps.now() };
  const check = () => checkBeforePictures(deps, input);
  await onceWithEvidence(deps, { claim, images, check }, async (tx, imageIds) => {
    const deal = await lockDeal(tx, purchaseId);
    const side = sideOf(deal.purchase, userId);
    await state(tx, deps, deal, { side, authorId: userId, text, imageIds });
  });
}

/** Staff ask or explain something; both sides read it. */
export async function addStaffStatement(
  deps: Deps,
  input: { purchaseId: string; actor: Actor & { id: string }; text: string },
  idempotencyKey: string | undefined,
): Promise<void> {
  const { purchaseId, actor, text } = input;
  const reply = { done: true };
  const claim = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'addStaffStatement',
    input: { purchaseId, text },
    at: deps.now(),
    reply,
  };
  await runOnce(deps.db, claim, async (tx) => {
    const deal = await lockDeal(tx, purchaseId);
    const { buyerId, sellerId } = deal.purchase;
    if (actor.id === buyerId || actor.id === sellerId) throw new Refusal('party_cannot_decide');
    await state(tx, deps, deal, { side: 'staff', authorId: actor.id, text, imageIds: [] });
    await audit(tx, {
      actor,
      action: 'dispute.statement_added',
      subject: { kind: 'purchase', id: purchaseId },
      after: { text },
    });
    return reply;
  });
}

async function checkBeforePictures(deps: Deps, input: { purchaseId: string; userId: string }): Promise<void> {
  const purchase = await deps.db
    .selectFrom('purchases')
    .select(['buyerId', 'sellerId', 'status'])
    .where('id', '=', input.purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  sideOf(purchase, input.userId);
  if (purchase.status !== 'disputed') throw stateConflict(purchase);
}

interface Statement {
  side: CaseSide;
  authorId: string;
  text: string;
  imageIds: readonly string[];
}

async function state(tx: Tx, deps: Deps, deal: LockedDeal, statement: Statement): Promise<void> {
  const { purchase, dispute } = deal;
  if (purchase.status !== 'disputed' || dispute === undefined) throw stateConflict(purchase);
  const { side, authorId, text } = statement;
  await refuseTooMany(tx, dispute, side);
  const now = deps.now();
  const id = randomUUID();
  await tx
    .insertInto('disputeStatements')
    .values({ id, disputeId: dispute.id, side, authorId, text, createdAt: now })
    .execute();
  await assignEvidence(tx, {
    imageIds: statement.imageIds,
    ownerId: authorId,
    disputeId: dispute.id,
    statementId: id,
  });
  if (side === 'seller' && dispute.sellerAnsweredAt === null) {
    await updateDispute(tx, dispute.id, { sellerAnsweredAt: now });
  }
  await noteEvent(tx, {
    purchaseId: purchase.id,
    happenedAt: now,
    transition: 'statement',
    fromStatus: purchase.status,
    toStatus: purchase.status,
    actor: side === 'staff' ? 'admin' : side,
    actorId: authorId,
    text: null,
  });
  const told = { handle: purchase.handle, purchaseId: purchase.id, by: speakers[side] };
  const hearers = [purchase.buyerId, purchase.sellerId].filter((userId) => userId !== authorId);
  for (const userId of hearers) await notify(tx, 'dispute_statement', userId, told, now);
}

const speakers: Record<CaseSide, string> = { buyer: 'The buyer', seller: 'The seller', staff: 'Our team' };

async function refuseTooMany(tx: Tx, dispute: DisputeRow, side: CaseSide): Promise<void> {
  const { said } = await tx
    .selectFrom('disputeStatements')
    .select((select) => select.fn.countAll<number>().as('said'))
    .where('disputeId', '=', dispute.id)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
  if (said >= statementsAtMost) throw new Refusal('too_many_statements');
}
