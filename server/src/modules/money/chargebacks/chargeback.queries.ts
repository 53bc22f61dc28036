import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

export interface Credited {
  amountKobo: number;
  /** False while the money of a parked payment is in suspense. */
  isInWallet: boolean;
}

interface LockedPayment {
  id: string;
  status: string;
  amountKobo: number;
  parkedKobo: number | null;
  withdrawalId: string | null;
}

/** What a payment brought and where it went. Undefined when it brought nothing or was sent back. Read under its lock. */
export async function readCredited(tx: Tx, payment: LockedPayment): Promise<Credited | undefined> {
  const { id, status, amountKobo, parkedKobo, withdrawalId } = payment;
  if (status === 'paid') return { amountKobo, isInWallet: true };
  // A withdrawal that came back to a closed account is no payment by card.
  if (!parkedKobo || withdrawalId !== null) return undefined;
  const decision = await tx
    .selectFrom('parkedDecisions')
    .select('outcome')
    .where('paymentId', '=', id)
    .executeTakeFirst();
  if (decision?.outcome === 'return') return undefined;
  return { amountKobo: parkedKobo, isInWallet: decision !== undefined };
}

/** What banks ask of this payment or took back. Read under the lock of the payment. */
export async function readClaimedBack(tx: Tx, paymentId: string): Promise<number> {
  const { claimed } = await tx
    .selectFrom('chargebacks')
    .select(({ fn }) => fn.sum<string | null>('amountKobo').as('claimed'))
    .where('paymentId', '=', paymentId)
    .where('status', '<>', 'won')
    .executeTakeFirstOrThrow();
  return Number(claimed ?? 0);
}

/** Whether a bank asks this payment back, else whether one took it back. Read under the lock of the payment. */
export async function findChargebackOf(tx: Tx, paymentId: string): Promise<'open' | 'lost' | undefined> {
  const chargeback = await tx
    .selectFrom('chargebacks')
    .select('status')
    .where('paymentId', '=', paymentId)
    .where('status', '<>', 'won')
    .orderBy('status', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (chargeback === undefined) return undefined;
  return chargeback.status === 'lost' ? 'lost' : 'open';
}

/** Whether a bank asks this person for a payment back, or took one back since. */
export async function isQuestionedSince(
  db: Db | Tx,
  { userId, since }: { userId: string; since: Date },
): Promise<boolean> {
  const chargeback = await db
    .selectFrom('chargebacks')
    .select('id')
    .where('userId', '=', userId)
    .where(({ eb, and, or }) =>
      or([eb('status', '=', 'open'), and([eb('status', '=', 'lost'), eb('settledAt', '>=', since)])]),
    )
    .limit(1)
    .executeTakeFirst();
  return chargeback !== undefined;
}

/** Open chargebacks, those without an answer first, the next due first. Few, so all of them. */
export function findOpenChargebacks(db: Db) {
  return db
    .selectFrom('chargebacks as c')
    .innerJoin('payments as p', 'p.id', 'c.paymentId')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('users as by', 'by.id', 'c.answeredBy')
    .select(['c.id', 'c.amountKobo', 'c.heldKobo', 'c.openedAt', 'c.dueAt', 'p.reference'])
    .select(['c.answer', 'c.answerReason', 'c.answeredBy', 'c.answeredAt', 'by.name as answerer'])
    .select(['u.id as userId', 'u.name', 'u.email'])
    .where('c.status', '=', 'open')
    .orderBy((expression) => expression('c.answeredAt', 'is not', null))
    .orderBy('c.dueAt')
    .orderBy('c.id')
    .limit(200)
    .execute();
}

export type OpenRow = Awaited<ReturnType<typeof findOpenChargebacks>>[number];
