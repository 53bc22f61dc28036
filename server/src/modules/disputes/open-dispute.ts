import { randomUUID } from 'node:crypto';
import { type DisputeReason, disputeReasonLabels } from '@oja/contract/purchase-fields';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { disputeClocks, openDisputesAtMost } from '../../domain/dispute/dispute-terms.ts';
import { mayDisputeAt } from '../../domain/purchase/purchase-window.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import { Refusal } from '../../domain/refusal.ts';
import { raiseAlert } from '../alerts/index.ts';
import { listStaff, notify } from '../notifications/index.ts';
import {
  lockDeal,
  type PurchaseRow,
  requireSide,
  sideOf,
  stateConflict,
  takeStep,
} from '../purchases/index.ts';
import { readSection } from '../settings/index.ts';
import { tellWebhook } from '../webhooks/index.ts';
import { assignEvidence } from './dispute-images.ts';
import { onceWithEvidence } from './once-with-evidence.ts';

export interface NewDispute {
  purchaseId: string;
  buyerId: string;
  reason: DisputeReason;
  description: string;
  images: readonly string[];
}

/** The buyer says that something is wrong. The money stays where it is until somebody decides. */
export async function openDispute(
  deps: Deps,
  wish: NewDispute,
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { buyerId: userId, images } = wish;
  const claim = { key: idempotencyKey, userId, endpoint: 'disputePurchase', input: wish, at: deps.now() };
  const check = () => checkBeforePictures(deps, wish);
  try {
    await onceWithEvidence(deps, { claim, images, check }, (tx, imageIds) =>
      open(tx, deps, { ...wish, imageIds }),
    );
  } catch (error) {
    if (error instanceof Refusal && error.code === 'too_many_open_disputes') await flag(deps, wish.buyerId);
    throw error;
  }
}

async function checkBeforePictures(deps: Deps, wish: NewDispute): Promise<void> {
  const purchase = await deps.db
    .selectFrom('purchases')
    .select(['buyerId', 'sellerId', 'status'])
    .where('id', '=', wish.purchaseId)
    .executeTakeFirst();
  if (purchase === undefined) throw new Refusal('not_found');
  requireSide(purchase, wish.buyerId, 'buyer');
  if (purchase.status !== 'pending') throw stateConflict(purchase);
}

async function open(tx: Tx, deps: Deps, wish: NewDispute & { imageIds: readonly string[] }): Promise<void> {
  const { purchaseId, buyerId, reason, description } = wish;
  await lockBuyer(tx, buyerId);
  const deal = await lockDeal(tx, purchaseId);
  const actor = sideOf(deal.purchase, buyerId);
  const now = deps.now();
  if (deal.purchase.status !== 'pending') throw stateConflict(deal.purchase);
  if (!mayDisputeAt(deal.purchase, now)) throw new Refusal('dispute_window_closed');
  await refuseTooMany(tx, buyerId);
  const disputeId = randomUUID();
  const { value: payment } = await readSection(tx, 'payment');
  const clocks = disputeClocks(now, payment.refundProcessingDays);
  const purchase = await takeStep(tx, deps, deal, {
    transition: 'dispute',
    by: { actor, id: buyerId },
    text: disputeReasonLabels[reason],
  });
  await tx
    .insertInto('disputes')
    .values({
      id: disputeId,
      purchaseId,
      buyerId,
      status: 'open',
      reason,
      description,
      openedAt: now,
      ...clocks,
    })
    .execute();
  await assignEvidence(tx, { imageIds: wish.imageIds, ownerId: buyerId, disputeId, statementId: null });
  await tell(tx, purchase, { reason, dueAt: clocks.sellerDueAt, now });
  await tellWebhook(tx, deps, 'disputeOpened', {
    purchase_id: purchaseId,
    transaction: transactionReference(purchase.number),
    buyer_id: buyerId,
    seller_id: purchase.sellerId,
    reason,
  });
}

/** A person's disputes are opened one after the other, so that two of them cannot share the last place. */
async function lockBuyer(tx: Tx, buyerId: string): Promise<void> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', buyerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

async function refuseTooMany(tx: Tx, buyerId: string): Promise<void> {
  const { open } = await tx
    .selectFrom('disputes')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('buyerId', '=', buyerId)
    .where('status', '!=', 'resolved')
    .executeTakeFirstOrThrow();
  if (open >= openDisputesAtMost) throw new Refusal('too_many_open_disputes');
}

/** Somebody who disputes everything is worth a look; the refusal itself has rolled back. */
async function flag(deps: Deps, buyerId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { email } = await tx
      .selectFrom('users')
      .select('email')
      .where('id', '=', buyerId)
      .executeTakeFirstOrThrow();
    const message = `${email} has ${openDisputesAtMost} open disputes and tried to open another.`;
    const page = `/admin/users?user=${buyerId}` as const;
    const alert = { kind: 'dispute_limit', subject: buyerId, message, aboutId: buyerId, page } as const;
    await raiseAlert(tx, alert, deps.now());
  });
}

async function tell(
  tx: Tx,
  purchase: PurchaseRow,
  told: { reason: DisputeReason; dueAt: Date; now: Date },
): Promise<void> {
  const { id: purchaseId, handle, sellerId } = purchase;
  const reason = disputeReasonLabels[told.reason];
  await notify(tx, 'dispute_opened', sellerId, { handle, purchaseId, reason, dueAt: told.dueAt }, told.now);
  const waiting = { reference: transactionReference(purchase.number), handle, purchaseId, reason };
  for (const adminId of await listStaff(tx, ['admin']))
    await notify(tx, 'dispute_needs_admin', adminId, waiting, told.now);
}
