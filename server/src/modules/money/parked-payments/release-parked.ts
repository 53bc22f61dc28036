import { nairaText } from '@oja/contract/money';
import type { ParkedOutcome } from '@oja/contract/parked-payments';
import type { Tx } from '../../../db/transaction.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { closeAlert } from '../../platform/alerts/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { postTransfer } from '../ledger/index.ts';
import type { ParkedRow } from './parked-payment.store.ts';

/**
 * Releases a payment from suspense once: all outcomes use the same ledger key. A payment without any naira moves
 * nothing.
 */
export async function releaseParked(
  tx: Tx,
  payment: ParkedRow,
  decision: { outcome: ParkedOutcome; by: Actor; now: Date },
): Promise<void> {
  const { outcome, now } = decision;
  const way = outcome === 'return' && payment.withdrawalId !== null ? 'pay_out' : outcome;
  const { id: paymentId, userId, reference, parkedKobo: amountKobo } = payment;
  await closeAlert(
    tx,
    { kind: 'payment_unmatched', subject: reference },
    {
      by: decision.by,
      note: notes[way],
      at: now,
    },
  );
  const amount = nairaText(amountKobo);
  if (outcome === 'credit') await notify(tx, 'funds_added', userId, { amount }, now);
  if (amountKobo === 0) return;
  const fact = { reference, paymentId, userId, amountKobo };
  await postTransfer(tx, postingsOf[way](fact), now);
}

/** The outcome: `pay_out` is the return of a withdrawal that came back for a closed account. */
const postingsOf = {
  credit: postings.parkedCredited,
  return: postings.parkedReturned,
  pay_out: postings.parkedPaidOut,
} as const;

const notes: Record<keyof typeof postingsOf, string> = {
  credit: 'Credited to the wallet.',
  return: 'Returned to whoever paid.',
  pay_out: 'Paid to the person from our bank account.',
};
