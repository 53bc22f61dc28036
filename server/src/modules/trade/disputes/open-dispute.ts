import { randomUUID } from 'node:crypto';
import { type DisputeOpener, type DisputeReason, disputeReasonLabels } from '@oja/contract/purchase-fields';
import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { disputeClocks, openDisputesAtMost } from '../../../domain/dispute/dispute-terms.ts';
import { mayDisputeAt } from '../../../domain/purchase/purchase-window.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import { enqueueWebhook } from '../../platform/webhooks/index.ts';
import { assignEvidence, onceWithEvidence } from '../evidence/index.ts';
import {
  type LockedPurchase,
  listCaseStaff,
  lockPurchase,
  type PurchaseRow,
  requireSide,
  type Step,
  stateConflict,
  takeStep,
} from '../purchases/index.ts';

export interface NewDispute {
  purchaseId: string;
  buyerId: string;
  reason: DisputeReason;
  description: string;
  images: readonly string[];
}

/** The buyer opens a dispute. The money stays in escrow until it is decided. */
export async function openDispute(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: NewDispute,
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { buyerId: userId, images } = input;
  const keyedCall = { key: idempotencyKey, userId, endpoint: 'disputePurchase', input, at: deps.now() };
  const check = () => checkBeforePictures(deps, input);
  try {
    await onceWithEvidence(deps, { keyedCall, images, check }, (tx, imageIds) =>
      open(tx, deps, { ...input, imageIds }),
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_open_disputes')
      await alertStaff(deps, input.buyerId);
    throw error;
  }
}

async function checkBeforePictures(deps: Pick<Deps, 'db'>, input: NewDispute): Promise<void> {
  const purchase = await deps.db
    .selectFrom('purchases')
    .select(['buyerId', 'sellerId', 'status'])
    .where('id', '=', input.purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  requireSide(purchase, input.buyerId, 'buyer');
  if (purchase.status !== 'pending') throw stateConflict(purchase);
}

async function open(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  input: NewDispute & { imageIds: readonly string[] },
): Promise<void> {
  const { purchaseId, buyerId, reason, description } = input;
  await lockBuyer(tx, buyerId);
  const locked = await lockPurchase(tx, purchaseId);
  requireSide(locked.purchase, buyerId, 'buyer');
  const now = deps.now();
  if (locked.purchase.status !== 'pending') throw stateConflict(locked.purchase);
  if (!mayDisputeAt(locked.purchase, now)) throw new Refusal('dispute_window_closed');
  await refuseTooMany(tx, buyerId);
  const disputeId = await beginDispute(tx, deps, locked, {
    by: { actor: 'buyer', id: buyerId },
    reason,
    description,
    text: disputeReasonLabels[reason],
  });
  await assignEvidence(tx, { imageIds: input.imageIds, ownerId: buyerId, use: { disputeId } });
}

/** Opens a dispute under the locks of its purchase, for the buyer or for the clock. Returns its id. */
export async function beginDispute(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  input: Pick<Step, 'text'> & {
    by: { actor: DisputeOpener; id: string | null };
    reason: DisputeReason;
    description: string;
  },
): Promise<string> {
  const { by, text, reason, description } = input;
  const { id: purchaseId, buyerId } = locked.purchase;
  const now = deps.now();
  const disputeId = randomUUID();
  const { value: payment } = await readSection(tx, 'payment');
  const clocks = disputeClocks(now, payment.refundProcessingDays);
  const purchase = await takeStep(tx, deps, locked, { transition: 'dispute', by, ...(text ? { text } : {}) });
  await tx
    .insertInto('disputes')
    .values({
      id: disputeId,
      purchaseId,
      buyerId,
      status: 'open',
      reason,
      description,
      openedBy: by.actor,
      openedAt: now,
      ...clocks,
    })
    .execute();
  await notifyParties(tx, purchase, { ...input, dueAt: clocks.sellerDueAt, now });
  await enqueueWebhook(tx, deps, 'disputeOpened', {
    purchase_id: purchaseId,
    transaction: transactionReference(purchase.number),
    buyer_id: buyerId,
    seller_id: purchase.sellerId,
    reason,
  });
  return disputeId;
}

/** Locks the buyer's row, so that two concurrent disputes cannot both take the last free slot. */
async function lockBuyer(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/** Disputes that the clock opened for a buyer do not count, because the buyer did nothing to get them. */
async function refuseTooMany(tx: Tx, buyerId: string): Promise<void> {
  const openedBy = sql<string>`(
    select e.actor from purchase_events e where e.purchase_id = d.purchase_id and e.transition = 'dispute'
     order by e.id desc limit 1)`;
  const { open } = await tx
    .selectFrom('disputes as d')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('d.buyerId', '=', buyerId)
    .where('d.status', '!=', 'resolved')
    .where(openedBy, '!=', 'clock')
    .executeTakeFirstOrThrow();
  if (open >= openDisputesAtMost) throw new Refusal('too_many_open_disputes');
}

/**
 * Alerts staff of a buyer with too many open disputes, in a transaction of its own, because the refusal rolled back.
 */
async function alertStaff(deps: Pick<Deps, 'db' | 'now'>, buyerId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { email } = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', buyerId)
      .executeTakeFirstOrThrow();
    const message = `${email} has ${openDisputesAtMost} open disputes and tried to open another.`;
    const page = `/admin/users/${buyerId}` as const;
    const alert = { kind: 'dispute_limit', subject: buyerId, message, aboutId: buyerId, page } as const;
    await raiseAlert(tx, alert, deps.now());
  });
}

async function notifyParties(
  tx: Tx,
  purchase: PurchaseRow,
  opened: Parameters<typeof beginDispute>[3] & { dueAt: Date; now: Date },
): Promise<void> {
  const { by, dueAt, now } = opened;
  const { id: purchaseId, handle, sellerId } = purchase;
  const label = disputeReasonLabels[opened.reason];
  const reason = by.actor === 'clock' ? opened.description : label;
  await notify(
    tx,
    'dispute_opened',
    sellerId,
    { handle, purchaseId, openedBy: by.actor, reason, dueAt },
    now,
  );
  const data = { reference: transactionReference(purchase.number), handle, purchaseId, reason: label };
  for (const staffId of await listCaseStaff(tx, purchase))
    await notify(tx, 'dispute_needs_admin', staffId, data, now);
}
