import { nairaFromKobo } from '@oja/contract/money';
import type { ParkedPayment } from '@oja/contract/parked-payments';
import type { Db } from '../../db/client.ts';

/** More than ever wait at once; a person works through them from the oldest on. */
const shownAtMost = 100;

export async function listParked(db: Db, adminId: string): Promise<ParkedPayment[]> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('parkedDecisions as d', 'd.paymentId', 'p.id')
    .leftJoin('users as by', 'by.id', 'd.proposedBy')
    .select(['p.id', 'p.reference', 'p.amountKobo', 'p.parkedKobo', 'p.parkedWhy', 'p.settledAt'])
    .select(['u.id as userId', 'u.name', 'u.email'])
    .select(['d.outcome', 'd.reason', 'd.proposedAt', 'd.proposedBy', 'by.name as proposer'])
    .where('p.status', '=', 'parked')
    .where('d.decidedAt', 'is', null)
    .orderBy('p.settledAt')
    .limit(shownAtMost)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    reference: row.reference,
    person: { id: row.userId, name: row.name, email: row.email },
    asked: nairaFromKobo(row.amountKobo),
    received: nairaFromKobo(row.parkedKobo ?? 0),
    why: row.parkedWhy ?? '',
    parked_at: (row.settledAt ?? new Date(0)).toISOString(),
    proposal:
      row.outcome && row.reason && row.proposedAt
        ? {
            outcome: row.outcome,
            reason: row.reason,
            by: row.proposer ?? '',
            at: row.proposedAt.toISOString(),
            own: row.proposedBy === adminId,
          }
        : null,
  }));
}
