import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { PaymentHere } from '../../../domain/comparison/compare-payment.ts';
import type { WithdrawalHere } from '../../../domain/comparison/compare-transfer.ts';
import type { ComparisonWindow } from '../../../domain/comparison/comparison-window.ts';

export type BookedPayment = PaymentHere & { id: string };
export type BookedWithdrawal = WithdrawalHere & { id: string; reference: string };

/** Payments and withdrawals in our books, as far as they are compared with Paystack. */

export async function findPayments(
  db: Db,
  references: readonly string[],
): Promise<Map<string, BookedPayment>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .select(['p.id', 'p.reference', 'p.amountKobo', 'p.status', 'p.parkedKobo'])
    .select(
      sql<boolean>`p.status = 'parked' and coalesce(p.settled_at >= u.erased_at, false)`.as(
        'isAccountClosed',
      ),
    )
    .select(
      sql<boolean>`exists (select from chargebacks c where c.payment_id = p.id)
        or exists (select from parked_decisions d
                    where d.payment_id = p.id and d.outcome = 'return' and d.decided_at is not null)`.as(
        'wentBack',
      ),
    )
    .where('p.reference', 'in', references)
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

export async function findWithdrawals(
  db: Db,
  references: readonly string[],
): Promise<Map<string, BookedWithdrawal>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'reference', 'status', 'netKobo'])
    .where('reference', 'in', references)
    .execute();
  return new Map(rows.map((row) => [row.reference, row]));
}

/** Payments made through a Paystack page that started in the period. */
export async function listSettledPayments(
  db: Db,
  window: Pick<ComparisonWindow, 'from' | 'to'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('reference')
    .where('createdAt', '>=', window.from)
    .where('createdAt', '<=', window.to)
    .where('status', '<>', 'open')
    .where('withdrawalId', 'is', null)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Paid withdrawals that were sent in the period. */
export async function listPaidWithdrawals(
  db: Db,
  window: Pick<ComparisonWindow, 'from' | 'to'>,
): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('reference')
    .where('sentAt', '>=', window.from)
    .where('sentAt', '<=', window.to)
    .where('status', '=', 'paid')
    .execute();
  return rows.map(({ reference }) => reference);
}

export async function listSending(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('reference')
    .where('status', '=', 'sending')
    .orderBy('id')
    .execute();
  return rows.map(({ reference }) => reference);
}
