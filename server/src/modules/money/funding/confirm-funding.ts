import { nairaFromKobo, nairaText } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { decideFunding, nextFundingCheck } from '../../../domain/funding/decide-funding.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import type { Charge } from '../../../gateways/paystack/index.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { enqueueWebhook } from '../../platform/webhooks/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { findPayment } from './payment.queries.ts';
import { lockIsErased, lockPayment, type PaymentRow, updatePayment } from './payment.store.ts';
import { cardLabel, upsertCard } from './payment-card.store.ts';

/**
 * The only way a payment is credited. The browser's return, the webhook and the poller all end here, in any order,
 * any number of times and concurrently: Paystack is called outside the transaction, then the payment is locked and
 * checked again, and the ledger key `fund:{reference}` can be used once. A payment for a closed account is parked.
 * Undefined for an unknown reference.
 */
export async function confirmFunding(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  reference: string,
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(deps.db, reference);
  if (payment === undefined) return undefined;
  const isSettled = payment.status !== 'open' && payment.feeKobo !== null;
  if (isSettled) return payment;
  const charge = await deps.paystack.verifyCharge(reference);
  return inTransaction(deps.db, async (tx) => {
    const isAccountClosed = await lockIsErased(tx, payment.userId);
    const locked = await lockPayment(tx, payment.id);
    if (locked.status === 'open') return settle(tx, deps, locked, { charge, isAccountClosed });
    return recordFee(tx, deps, locked, charge);
  });
}

async function settle(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer' | 'paystack'>,
  payment: PaymentRow,
  facts: { charge: Charge | undefined; isAccountClosed: boolean },
): Promise<PaymentRow> {
  const { charge, isAccountClosed } = facts;
  const now = deps.now();
  const seen = {
    gatewayStatus: charge?.status ?? 'unknown',
    gatewayResponse: charge?.gatewayResponse ?? '',
    checks: payment.checks + 1,
    checkedAt: now,
  };
  const expected = { domain: deps.paystack.domain, isAccountClosed };
  const decision = charge ? decideFunding(payment, charge, expected) : { kind: 'wait' as const };
  if (decision.kind === 'wait' || charge === undefined) {
    const nextCheckAt = nextFundingCheck({ createdAt: payment.createdAt, checks: seen.checks }, now) ?? null;
    await updatePayment(tx, payment.id, { ...seen, nextCheckAt });
    return { ...payment, ...seen, nextCheckAt };
  }
  const feeKobo = decision.kind === 'park' ? 0 : (charge.feeKobo ?? null);
  const settled = {
    ...seen,
    status: decision.kind === 'credit' ? ('paid' as const) : ('parked' as const),
    feeKobo,
    settledAt: now,
    ...(decision.kind === 'park' ? { parkedKobo: decision.kobo, parkedWhy: decision.why } : {}),
    // An unknown fee is worth another call.
    nextCheckAt: feeKobo === null ? (nextFundingCheck({ ...payment, checks: 3 }, now) ?? null) : null,
  };
  await updatePayment(tx, payment.id, settled);
  if (decision.kind === 'park') await park(tx, payment, { ...decision, at: now });
  else await creditWallet(tx, deps, payment, charge);
  return { ...payment, ...settled };
}

async function creditWallet(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  payment: PaymentRow,
  charge: Charge,
): Promise<void> {
  const now = deps.now();
  const { id: paymentId, userId, reference, amountKobo } = payment;
  if (charge.card) await keepCard(tx, deps, { userId, card: charge.card, now });
  await notify(tx, 'funds_added', userId, { amount: nairaText(amountKobo) }, now);
  await enqueueWebhook(tx, deps, 'paymentCompleted', {
    payment_id: paymentId,
    reference,
    user_id: userId,
    amount: nairaFromKobo(amountKobo),
    currency: 'NGN',
  });
  const fact = { reference, paymentId, userId, amountKobo };
  await postTransfer(
    tx,
    postings.funding({ ...fact, receivedKobo: charge.amountKobo, feeKobo: charge.feeKobo ?? 0 }),
    now,
  );
}

/** A card that pays in for the first time is a new payout destination, so its owner is told as of a linked account. */
async function keepCard(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  { userId, card, now }: { userId: string; card: NonNullable<Charge['card']>; now: Date },
): Promise<void> {
  const added = await upsertCard(tx, deps, userId, card);
  if (added === undefined) return;
  const usable = `It paid in, so you can withdraw to it from ${whenSentence(added.usableFrom)}.`;
  await notify(tx, 'bank_account_linked', userId, { account: cardLabel(card), usable, what: 'Card' }, now);
}

/** An unexpected payment. It is held in suspense until staff have checked it. */
async function park(
  tx: Tx,
  payment: PaymentRow,
  input: { kobo: number; why: string; at: Date },
): Promise<void> {
  const { reference, id: paymentId, amountKobo } = payment;
  const message = `A payment of ${nairaText(amountKobo)} (${reference}) was not credited: ${input.why}.`;
  await raiseAlert(tx, { kind: 'payment_unmatched', subject: reference, message }, input.at);
  if (input.kobo === 0) return;
  await postTransfer(tx, postings.parkedFunding({ reference, paymentId, amountKobo: input.kobo }), input.at);
}

async function recordFee(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  payment: PaymentRow,
  charge: Charge | undefined,
): Promise<PaymentRow> {
  if (payment.status !== 'paid' || payment.feeKobo !== null) return payment;
  const now = deps.now();
  const feeKobo = charge?.feeKobo ?? null;
  const checks = payment.checks + 1;
  const nextCheckAt = feeKobo === null ? (nextFundingCheck({ ...payment, checks }, now) ?? null) : null;
  await updatePayment(tx, payment.id, { feeKobo, checks, nextCheckAt });
  if (feeKobo) {
    const { reference, id: paymentId } = payment;
    await postTransfer(tx, postings.fundingFee({ reference, paymentId, feeKobo }), now);
  }
  return { ...payment, feeKobo, checks, nextCheckAt };
}
