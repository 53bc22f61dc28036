import { randomUUID } from 'node:crypto';
import { nairaText } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { postTransfer, readBalance } from '../ledger/index.ts';
import { findPayment } from './payment.queries.ts';
import { lockPayment } from './payment.store.ts';
import { recordDebt } from './recover-debts.ts';

/*
 * A bank may demand a payment back. The part still in the wallet is held at once and withdrawals wait. When the
 * chargeback is lost, the held part is debited and the rest becomes the person's debt; when it is won, everything is
 * released.
 */

export interface Question {
  gatewayId: string;
  reference: string;
  amountKobo: number;
}

/** False when the payment is unknown or was never credited. */
export async function openChargeback(deps: Pick<Deps, 'db' | 'now'>, question: Question): Promise<boolean> {
  const payment = await findPayment(deps.db, question.reference);
  if (payment?.status !== 'paid') return false;
  const { userId, reference } = payment;
  await inTransaction(deps.db, async (tx) => {
    await lockPayment(tx, payment.id);
    if (await findChargeback(tx, question.gatewayId)) return;
    const now = deps.now();
    const chargebackId = randomUUID();
    const amountKobo = Math.min(question.amountKobo, payment.amountKobo);
    const heldKobo = Math.min(amountKobo, await readBalance(tx, account.wallet(userId)));
    await tx
      .insertInto('chargebacks')
      .values({
        id: chargebackId,
        gatewayId: question.gatewayId,
        paymentId: payment.id,
        userId,
        amountKobo,
        heldKobo,
        status: 'open',
        openedAt: now,
      })
      .execute();
    const amount = nairaText(amountKobo);
    const message = `A bank asks for ${amount} back (${reference}). ${nairaText(heldKobo)} could be held. Paystack wants an answer within 16 hours.`;
    await raiseAlert(tx, { kind: 'chargeback', subject: question.gatewayId, message }, now);
    await notify(tx, 'payment_questioned', userId, { amount }, now);
    // A concurrent debit makes the balance too low; the job then retries the whole.
    if (heldKobo > 0)
      await postTransfer(tx, postings.chargebackHold({ chargebackId, userId, heldKobo }), now);
  });
  return true;
}

export async function settleChargeback(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { gatewayId: string; outcome: 'lost' | 'won' },
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const chargeback = await findChargeback(tx, input.gatewayId);
    if (chargeback === undefined) return false;
    if (chargeback.status !== 'open') return true;
    const now = deps.now();
    const { id: chargebackId, userId, amountKobo, heldKobo } = chargeback;
    await tx
      .updateTable('chargebacks')
      .set({ status: input.outcome, settledAt: now })
      .where('id', '=', chargebackId)
      .execute();
    const outcome =
      input.outcome === 'won'
        ? 'The payment stands, and what was held is free again.'
        : 'The bank took it back.';
    await notify(tx, 'payment_question_answered', userId, { amount: nairaText(amountKobo), outcome }, now);
    if (input.outcome === 'lost') {
      const owedKobo = amountKobo - heldKobo;
      await recordDebt(tx, {
        id: chargebackId,
        userId,
        source: 'chargeback',
        amountKobo: owedKobo,
        owedSince: now,
      });
      await postTransfer(tx, postings.chargebackLost({ chargebackId, userId, amountKobo, heldKobo }), now);
    } else if (heldKobo > 0) {
      await postTransfer(tx, postings.chargebackWon({ chargebackId, userId, heldKobo }), now);
    }
    return true;
  });
}

function findChargeback(tx: Tx, gatewayId: string) {
  return tx
    .selectFrom('chargebacks')
    .selectAll()
    .where('gatewayId', '=', gatewayId)
    .forUpdate()
    .executeTakeFirst();
}

export async function hasOpenChargeback(tx: Tx, userId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('chargebacks')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
