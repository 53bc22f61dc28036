import type { LedgerCheck } from '../../money/ledger/index.ts';

/** Compares settlements of disputes with the purchases that they ended. */
export const disputeChecks: readonly LedgerCheck[] = [
  {
    name: 'a dispute was settled by one accepted proposal, with its amount, and no other dispute has any',
    sql: `select count(*) as faults from disputes d
            join purchases p on p.id = d.purchase_id
            full join (select dispute_id, count(*) as accepted, min(refund_kobo) as refund_kobo
                         from dispute_settlements where status = 'accepted' group by dispute_id) s on s.dispute_id = d.id
          where d.id is null or (d.outcome is not distinct from 'settled') <> (s.dispute_id is not null)
             or (s.dispute_id is not null and (s.accepted <> 1 or p.refunded_kobo <> s.refund_kobo))`,
  },
  {
    name: 'a settlement was accepted by the other side, before its time was over',
    sql: `select count(*) as faults from dispute_settlements s join purchases p on p.id = s.purchase_id
          where s.status = 'accepted' and (s.ended_at >= s.due_at or p.settled_by = s.proposed_by
                                           or p.settled_by not in ('buyer', 'seller'))`,
  },
  {
    name: 'a proposal waits in an open dispute only',
    sql: `select count(*) as faults from dispute_settlements s join disputes d on d.id = s.dispute_id
          where s.status = 'proposed' and d.status = 'resolved'`,
  },
];
