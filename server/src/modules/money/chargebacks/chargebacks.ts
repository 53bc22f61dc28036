import { randomUUID } from 'node:crypto';
import { chargebackAnswerHours } from '@oja/contract/chargebacks';
import { hourMs } from '@oja/contract/durations';
import { nairaText } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { closeAlert, raiseAlert } from '../../platform/alerts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { lockOwner } from '../bank-accounts/index.ts';
import { findPayment, lockPayment, recordDebt } from '../funding/index.ts';
import { postTransfer, readBalance } from '../ledger/index.ts';
import { liftHold, placeHold } from '../payouts/index.ts';
import { type Credited, readClaimedBack, readCredited } from './chargeback.queries.ts';
import { chargebackPage } from './chargeback-work.queries.ts';

/*
 * A bank may demand a payment back. The part still in the wallet is held at once, and all payouts of the person wait.
 * When the chargeback is lost, the held part is debited and the rest becomes the person's debt; when it is won,
 * everything is released. The chargebacks of one payment together claim at most what it brought. The person is locked
 * first, so that a request, a transfer or a purchase happens wholly before or wholly after.
 *
 * The money of a parked payment that was not credited is in suspense, not in the wallet: nothing is held and nothing is
 * owed. Nothing is decided about it while the chargeback is open, and after a loss it can only be booked as sent back.
 *
 * A chargeback is work until staff recorded what they answered on Paystack (`answer-chargeback.ts`) or it is settled.
 */

export interface Question {
  gatewayId: string;
  reference: string;
  amountKobo: number;
  /** Until when Paystack takes an answer, where the event says so. */
  dueAt?: Date | undefined;
}

/** False when the payment is unknown, brought no money, or was sent back to the payer. */
export async function openChargeback(deps: Pick<Deps, 'db' | 'now'>, question: Question): Promise<boolean> {
  const found = await findPayment(deps.db, question.reference);
  if (found === undefined) return false;
  return inTransaction(deps.db, async (tx) => {
    await lockOwner(tx, found.userId);
    const payment = await lockPayment(tx, found.id);
    if (await findOwner(tx, question.gatewayId)) return true;
    const credited = await readCredited(tx, payment);
    if (credited === undefined) return false;
    const restKobo = credited.amountKobo - (await readClaimedBack(tx, payment.id));
    const now = deps.now();
    if (restKobo <= 0) await alertRepeated(tx, question, { userId: payment.userId, now });
    else await holdMoney(tx, { question, payment, credited: { ...credited, restKobo }, now });
    return true;
  });
}

/**
 * A chargeback of a payment that others claim whole is not recorded: the same money would be held or owed twice. Paystack
 * sends it again with every reminder and with the outcome, so it is recorded then if another was won meanwhile.
 */
async function alertRepeated(
  tx: Tx,
  question: Question,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const { gatewayId: subject, reference } = question;
  const message = `A bank asks once more for a payment that is asked for or taken back whole (${reference}). Nothing more is held. Please decline it on Paystack, which wants an answer by ${whenSentence(dueAtOf(question, now))}.`;
  const page = `/admin/users/${userId}` as const;
  await raiseAlert(tx, { kind: 'chargeback', subject, message, aboutId: userId, page }, now);
}

function dueAtOf({ dueAt }: Question, now: Date): Date {
  return dueAt ?? new Date(now.getTime() + chargebackAnswerHours * hourMs);
}

async function holdMoney(
  tx: Tx,
  input: {
    question: Question;
    payment: { id: string; userId: string };
    /** With the part that no other chargeback claims. */
    credited: Credited & { restKobo: number };
    now: Date;
  },
): Promise<void> {
  const { question, payment, credited, now } = input;
  const { userId } = payment;
  const chargebackId = randomUUID();
  const amountKobo = Math.min(question.amountKobo, credited.restKobo);
  const availableKobo = credited.isInWallet ? await readBalance(tx, account.wallet(userId)) : 0;
  const heldKobo = Math.min(amountKobo, availableKobo);
  const dueAt = dueAtOf(question, now);
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
      dueAt,
    })
    .execute();
  await placeHold(tx, { userId, subjectId: chargebackId, reason: 'chargeback', at: now });
  const amount = nairaText(amountKobo);
  const held = credited.isInWallet
    ? `${nairaText(heldKobo)} could be held.`
    : 'The payment is parked, and nothing can be decided about it meanwhile.';
  const message = `A bank asks for ${amount} back (${question.reference}). ${held} What escrow and cover hold of their purchases is not paid to sellers until the bank decides. Paystack wants an answer by ${whenSentence(dueAt)}.`;
  const page = chargebackPage(chargebackId);
  const work = { kind: 'chargeback', id: chargebackId } as const;
  const alert = { kind: 'chargeback', subject: question.gatewayId, message, aboutId: userId } as const;
  await raiseAlert(tx, { ...alert, page, work }, now);
  await notify(tx, 'payment_questioned', userId, { amount }, now);
  // A concurrent debit makes the balance too low; the job then retries the whole.
  if (heldKobo > 0) await postTransfer(tx, postings.chargebackHold({ chargebackId, userId, heldKobo }), now);
}

export async function settleChargeback(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { gatewayId: string; outcome: 'lost' | 'won' },
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const owner = await findOwner(tx, input.gatewayId);
    if (owner === undefined) return closeRepeated(tx, input.gatewayId, deps.now());
    await lockOwner(tx, owner.userId);
    const chargeback = await lockChargeback(tx, input.gatewayId);
    if (chargeback.status !== 'open') return true;
    const now = deps.now();
    const { id: chargebackId, userId, amountKobo, heldKobo } = chargeback;
    await tx
      .updateTable('chargebacks')
      .set({ status: input.outcome, settledAt: now })
      .where('id', '=', chargebackId)
      .execute();
    await liftHold(tx, { userId, subjectId: chargebackId, at: now });
    const outcome =
      input.outcome === 'won'
        ? 'The payment stands, and what was held is free again.'
        : 'The bank took it back.';
    await notify(tx, 'payment_question_answered', userId, { amount: nairaText(amountKobo), outcome }, now);
    if (input.outcome === 'lost') {
      const payment = await lockPayment(tx, chargeback.paymentId);
      if (!(await readCredited(tx, payment))?.isInWallet) return true;
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

/** Closes the alert about a chargeback that was not recorded; false when none was raised. */
function closeRepeated(tx: Tx, gatewayId: string, at: Date): Promise<boolean> {
  const about = { kind: 'chargeback', subject: gatewayId } as const;
  return closeAlert(tx, about, { by: null, note: 'The bank decided.', at });
}

function findOwner(tx: Tx, gatewayId: string): Promise<{ userId: string } | undefined> {
  return tx.selectFrom('chargebacks').select('userId').where('gatewayId', '=', gatewayId).executeTakeFirst();
}

function lockChargeback(tx: Tx, gatewayId: string) {
  return tx
    .selectFrom('chargebacks')
    .selectAll()
    .where('gatewayId', '=', gatewayId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}
