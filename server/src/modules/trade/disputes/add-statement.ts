import { randomUUID } from 'node:crypto';
import type { CaseSide, StatementReaders } from '@oja/contract/disputes';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { statementsAtMost } from '../../../domain/dispute/dispute-terms.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { assignEvidence, onceWithEvidence } from '../evidence/index.ts';
import {
  type DisputeRow,
  type LockedPurchase,
  lockPurchase,
  recordEvent,
  sideOf,
  stateConflict,
  updateDispute,
} from '../purchases/index.ts';

/** Adds a statement of the buyer or the seller. The seller's first statement stops the clock for an answer. */
export async function addStatement(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: { purchaseId: string; userId: string; text: string; images: readonly string[] },
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { purchaseId, userId, text, images } = input;
  const keyedCall = { key: idempotencyKey, userId, endpoint: 'addStatement', input, at: deps.now() };
  const check = () => checkBeforePictures(deps, input);
  await onceWithEvidence(deps, { keyedCall, images, check }, async (tx, imageIds) => {
    const locked = await lockPurchase(tx, purchaseId);
    const side = sideOf(locked.purchase, userId);
    await insertStatement(tx, deps, locked, { side, readBy: 'both', authorId: userId, text, imageIds });
  });
}

/** Adds a statement of staff, which both sides read or one of them, or a note for staff alone. */
export async function addStaffStatement(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { purchaseId: string; actor: Actor & { id: string }; text: string; readBy: StatementReaders },
  idempotencyKey: string | undefined,
): Promise<void> {
  const { purchaseId, actor, text, readBy } = input;
  const reply = { done: true };
  const keyedCall = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'addStaffStatement',
    input: { purchaseId, text, readBy },
    at: deps.now(),
    reply,
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const { buyerId, sellerId } = locked.purchase;
    if (actor.id === buyerId || actor.id === sellerId) throw new Refusal('party_cannot_decide');
    const statement = { side: 'staff', readBy, authorId: actor.id, text, imageIds: [] } as const;
    await insertStatement(tx, deps, locked, statement);
    await audit(tx, {
      actor,
      action: readBy === 'staff' ? 'dispute.noted' : 'dispute.statement_added',
      subject: { kind: 'purchase', id: purchaseId },
      // The log is never erased; a note is, with the people it is about.
      after: readBy === 'staff' ? { readBy } : { text, readBy },
    });
    return reply;
  });
}

async function checkBeforePictures(
  deps: Pick<Deps, 'db'>,
  input: { purchaseId: string; userId: string },
): Promise<void> {
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
  readBy: StatementReaders;
  authorId: string;
  text: string;
  imageIds: readonly string[];
}

async function insertStatement(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  locked: LockedPurchase,
  statement: Statement,
): Promise<void> {
  const { purchase, dispute } = locked;
  const { side, readBy, authorId, text } = statement;
  const isNote = readBy === 'staff';
  if (dispute === undefined || (purchase.status !== 'disputed' && !isNote)) throw stateConflict(purchase);
  await refuseTooMany(tx, dispute, side);
  const now = deps.now();
  const id = randomUUID();
  await tx
    .insertInto('disputeStatements')
    .values({ id, disputeId: dispute.id, side, readBy, authorId, text, createdAt: now })
    .execute();
  await assignEvidence(tx, {
    imageIds: statement.imageIds,
    ownerId: authorId,
    use: { disputeId: dispute.id, statementId: id },
  });
  if (side === 'seller' && dispute.sellerAnsweredAt === null) {
    await updateDispute(tx, dispute.id, { sellerAnsweredAt: now });
  }
  // The history is read by both sides, and so is an event of it.
  if (readBy === 'both') await recordStatement(tx, purchase, { side, authorId, at: now });
  const data = { handle: purchase.handle, purchaseId: purchase.id, by: authorLabels[side] };
  const recipients = readersOf(readBy, purchase).filter((userId) => userId !== authorId);
  for (const userId of recipients) await notify(tx, 'dispute_statement', userId, data, now);
}

function recordStatement(
  tx: Tx,
  purchase: LockedPurchase['purchase'],
  statement: { side: CaseSide; authorId: string; at: Date },
): Promise<void> {
  const { side, authorId, at } = statement;
  return recordEvent(tx, {
    purchaseId: purchase.id,
    happenedAt: at,
    transition: 'statement',
    fromStatus: purchase.status,
    toStatus: purchase.status,
    actor: side === 'staff' ? 'admin' : side,
    actorId: authorId,
    text: null,
  });
}

function readersOf(readBy: StatementReaders, { buyerId, sellerId }: LockedPurchase['purchase']): string[] {
  if (readBy === 'both') return [buyerId, sellerId];
  if (readBy === 'staff') return [];
  return [readBy === 'buyer' ? buyerId : sellerId];
}

const authorLabels: Record<CaseSide, string> = {
  buyer: 'The buyer',
  seller: 'The seller',
  staff: 'Our team',
};

async function refuseTooMany(tx: Tx, dispute: DisputeRow, side: CaseSide): Promise<void> {
  const { statements } = await tx
    .selectFrom('disputeStatements')
    .select((select) => select.fn.countAll<number>().as('statements'))
    .where('disputeId', '=', dispute.id)
    .where('side', '=', side)
    .executeTakeFirstOrThrow();
  if (statements >= statementsAtMost) throw new Refusal('too_many_statements');
}
