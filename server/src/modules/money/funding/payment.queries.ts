import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { isNotPostponed } from '../../platform/row-polls/index.ts';
import type { PaymentRow } from './payment.store.ts';

export type UnpaidRow = Pick<PaymentRow, 'reference' | 'createdAt' | 'amountKobo' | 'gatewayStatus'>;

export function findPayment(db: Db, reference: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('reference', '=', reference).executeTakeFirst();
}

/** A reference of another person is not found. */
export function findOwnPayment(
  db: Db,
  input: { reference: string; userId: string },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('reference', '=', input.reference)
    .where('userId', '=', input.userId)
    .executeTakeFirst();
}

/** The page stored for a request, whichever of its payments it belongs to. */
export async function findPage(
  db: Db | Tx,
  requestId: string,
): Promise<{ authorizationUrl: string; reference: string } | undefined> {
  const row = await db
    .selectFrom('payments')
    .select(['authorizationUrl', 'reference'])
    .where((either) => either.or([either('id', '=', requestId), either('retryOf', '=', requestId)]))
    .where('authorizationUrl', 'is not', null)
    .executeTakeFirst();
  if (row === undefined || row.authorizationUrl === null) return undefined;
  return { authorizationUrl: row.authorizationUrl, reference: row.reference };
}

export async function findPaymentsToCheck(
  db: Db,
  { poll, now, limit }: { poll: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('reference')
    .where('nextCheckAt', '<=', now)
    .where(isNotPostponed(poll, sql.ref('payments.reference'), now))
    .orderBy('nextCheckAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.reference);
}

const unpaidShown = 20;

/** Payments whose page was handed out and that brought no money, the latest first. */
export function readUnpaidPayments(db: Db, userId: string): Promise<UnpaidRow[]> {
  return db
    .selectFrom('payments')
    .select(['reference', 'createdAt', 'amountKobo', 'gatewayStatus'])
    .where('userId', '=', userId)
    .where('status', '=', 'open')
    .where('authorizationUrl', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(unpaidShown)
    .execute();
}
