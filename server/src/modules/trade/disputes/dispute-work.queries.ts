import { staffWith } from '@oja/contract/access';
import { type DisputeReason, disputeReasonLabels } from '@oja/contract/purchase-fields';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { staffCaseLink } from '../../platform/notifications/index.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';
import { purchasesOf } from '../purchases/index.ts';

/** Disputes to decide. A ruling that waits for an appeal ends the work; the appeal is work of its own. */
export const disputeWork: WorkSource = {
  kind: 'dispute',
  table: 'disputes',
  openedAt: sql`w.opened_at`,
  streams: [
    {
      isOpen: sql`w.status <> 'resolved' and w.ruled_at is null`,
      clock: sql`w.staff_due_at`,
      dueAfterMs: 0,
    },
  ],
  // As `findBlocker` refuses: not what they escalated, where another could decide, and not about an own purchase or sale.
  isBarred: ({ id }) => sql`
    (w.escalated_by = ${id} and exists (
       select from users u join purchases p on p.id = w.purchase_id
        where u.role = any (${staffWith('cases')}) and u.status = 'active' and u.erased_at is null
          and u.id not in (w.escalated_by, p.buyer_id, p.seller_id)))
    or w.purchase_id = any (${purchasesOf(id)})`,
  owner: 'assignment',
  waitingFor: (now) => sql`coalesce(
    (select case s.proposed_by when 'buyer' then 'seller' else 'buyer' end
       from dispute_settlements s where s.dispute_id = w.id and s.status = 'proposed'),
    case when w.seller_answered_at is null and w.seller_due_at > ${now} then 'seller' else 'staff' end)`,
  async describe(db, ids) {
    const { rows } = await sql<DisputeRow>`
      select d.id, d.reason, d.status, d.opened_at, d.purchase_id, p.number, p.handle, u.id as person_id,
             u.name as person_name
        from disputes d join purchases p on p.id = d.purchase_id join users u on u.id = d.buyer_id
       where d.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ reason, status, number, handle, purchaseId, ...row }) => ({
      ...row,
      reference: transactionReference(number),
      title: `${handle}: ${disputeReasonLabels[reason]}`,
      priority: status === 'escalated' ? ('urgent' as const) : ('high' as const),
      page: staffCaseLink(purchaseId),
    }));
  },
};

/** Appeals against a ruling. */
export const appealWork: WorkSource = {
  kind: 'appeal',
  table: 'appeals',
  openedAt: sql`w.opened_at`,
  streams: [{ isOpen: sql`w.status = 'open'`, clock: sql`w.due_at`, dueAfterMs: 0 }],
  // As `findAppealBlocker` refuses: not against a ruling that one made or, where another could decide, approved, and not
  // about an own purchase or sale.
  isBarred: ({ id }) => sql`
    exists (select from rulings r where r.id = w.ruling_id and r.decided_by = ${id})
    or exists (
      select from rulings r join purchases p on p.id = r.purchase_id
        join approvals a on a.kind = 'ruling' and a.status = 'approved' and a.subject_id = r.purchase_id::text
                        and a.payload ->> 'disputeId' = r.dispute_id::text and a.decided_by = ${id}
       where r.id = w.ruling_id and not exists (
         select from approvals later where later.kind = a.kind and later.status = 'approved'
            and later.subject_id = a.subject_id and later.decided_at > a.decided_at
            and later.payload ->> 'disputeId' = a.payload ->> 'disputeId') and exists (
         select from users u
          where u.role = any (${staffWith('cases')}) and u.status = 'active' and u.erased_at is null
            and u.id not in (r.decided_by, a.decided_by, p.buyer_id, p.seller_id)))
    or w.purchase_id = any (${purchasesOf(id)})`,
  owner: 'assignment',
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<AppealRow>`
      select a.id, a.side, a.opened_at, a.purchase_id, p.number, p.handle, u.id as person_id, u.name as person_name
        from appeals a join purchases p on p.id = a.purchase_id join users u on u.id = a.appellant_id
       where a.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ side, number, handle, purchaseId, ...row }) => ({
      ...row,
      reference: transactionReference(number),
      title: `${handle}: appeal of the ${side}`,
      priority: 'high' as const,
      page: staffCaseLink(purchaseId),
    }));
  },
};

interface CaseRow {
  id: string;
  openedAt: Date;
  purchaseId: string;
  number: number;
  handle: string;
  personId: string;
  personName: string;
}

interface DisputeRow extends CaseRow {
  reason: DisputeReason;
  status: 'open' | 'escalated';
}

interface AppealRow extends CaseRow {
  side: 'buyer' | 'seller';
}
