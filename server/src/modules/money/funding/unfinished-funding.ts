import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import { endOfPage, mayStillBePaid } from '../../../domain/funding/may-still-be-paid.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { readDebt } from './recover-debts.ts';

/**
 * The open chargeback, debt and payment of an account, each as a sentence for its owner. The caller holds the lock of the
 * user row, which every new payment, confirmation and chargeback waits for.
 */
export async function findUnfinishedFunding(tx: Tx, input: { userId: string; now: Date }): Promise<string[]> {
  const { userId, now } = input;
  const debtKobo = await readDebt(tx, userId);
  const sentences = [
    (await hasOpenChargeback(tx, userId)) ? 'A bank is asking for one of your payments back.' : undefined,
    debtKobo > 0
      ? `You owe ${nairaText(debtKobo)} for a payment that a bank took back or a claim that was upheld. Please add this amount to your wallet first.`
      : undefined,
    await findOpenPayment(tx, userId, now),
    await findParkedPayment(tx, userId),
  ];
  return sentences.filter((sentence) => sentence !== undefined);
}

async function findOpenPayment(tx: Tx, userId: string, now: Date): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('payments')
    .select(['amountKobo', 'createdAt', 'authorizationUrl', 'checkedAt', 'nextCheckAt', 'gatewayStatus'])
    .where('userId', '=', userId)
    .where('status', '=', 'open')
    .orderBy('createdAt', 'desc')
    .execute();
  const open = rows.find(mayStillBePaid);
  if (open === undefined) return undefined;
  const amount = nairaText(open.amountKobo);
  const end = endOfPage(open);
  return now < end
    ? `A payment of ${amount} that you started can still be paid until ${whenSentence(end)}. Please wait until then.`
    : `A payment of ${amount} is still being checked with Paystack. Please try again in an hour.`;
}

async function findParkedPayment(tx: Tx, userId: string): Promise<string | undefined> {
  const parked = await tx
    .selectFrom('payments as p')
    .leftJoin('parkedDecisions as d', 'd.paymentId', 'p.id')
    .select('p.amountKobo')
    .where('p.userId', '=', userId)
    .where('p.status', '=', 'parked')
    .where('d.decidedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (parked === undefined) return undefined;
  return `A payment of ${nairaText(parked.amountKobo)} is being looked at by our team. Please wait until it is decided.`;
}

async function hasOpenChargeback(tx: Tx, userId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('chargebacks')
    .select('id')
    .where('userId', '=', userId)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
