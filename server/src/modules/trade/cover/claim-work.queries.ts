import { type ClaimKind, claimKindLabels } from '@oja/contract/cover-labels';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';

/** Claims in cover to decide. */
export const claimWork: WorkSource = {
  kind: 'claim',
  table: 'cover_claims',
  openedAt: sql`w.opened_at`,
  streams: [{ isOpen: sql`w.status = 'open'`, clock: sql`w.staff_due_at`, dueAfterMs: 0 }],
  isBarred: ({ id }) => sql`w.buyer_id = ${id} or w.seller_id = ${id}`,
  owner: 'assignment',
  waitingFor: (now) => sql`
    case when w.seller_answered_at is null and w.seller_due_at > ${now} then 'seller' else 'staff' end`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select m.id, m.kind, m.opened_at, p.number, p.handle, u.id as person_id, u.name as person_name
        from cover_claims m join purchases p on p.id = m.purchase_id join users u on u.id = m.buyer_id
       where m.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ kind, number, handle, ...row }) => ({
      ...row,
      reference: transactionReference(number),
      title: `${handle}: ${claimKindLabels[kind]}`,
      priority: 'high' as const,
      page: `/admin/claims?claim=${row.id}` as const,
    }));
  },
};

interface Row {
  id: string;
  kind: ClaimKind;
  openedAt: Date;
  number: number;
  handle: string;
  personId: string;
  personName: string;
}
