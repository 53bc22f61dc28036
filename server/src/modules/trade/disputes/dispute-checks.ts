import type { LedgerCheck } from '../../money/ledger/index.ts';
import { sellerLoses } from './seller-loss.queries.ts';

/** Compares settlements, rulings and appeals with the purchases that they ended and the money that they moved. */
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
  {
    name: 'a ruling is carried out once, as it was decided, and money waits for the others',
    sql: `select count(*) as faults from rulings r
            join disputes d on d.id = r.dispute_id
            join purchases p on p.id = r.purchase_id
            left join ledger_transfers t on t.key = 'purchase:' || p.id || ':settle'
          where (r.status = 'executed' and (d.status <> 'resolved' or d.outcome <> r.type))
             or (r.status = 'executed' and r.type <> 'replacement'
                 and (t.id is null or p.refunded_kobo <> r.refund_kobo))
             or (r.status in ('waiting', 'appealed') and (d.status = 'resolved' or p.status <> 'disputed' or t.id is not null))`,
  },
  {
    name: 'a ruling that waits is carried out after its time, a waiver or a decided appeal',
    sql: `select count(*) as faults from rulings r
            join purchases p on p.id = r.purchase_id
            left join appeals a on a.ruling_id = r.id
          where r.waits and r.status = 'executed' and r.executed_at < r.appeal_until
            and coalesce(a.status, '') <> 'upheld'
            and ((r.buyer_waived_at is null and r.refund_kobo < p.price_kobo)
                 or (r.seller_waived_at is null and ${sellerLoses}))`,
  },
  {
    name: 'a ruling was replaced by an appeal, by another member of staff than its own',
    sql: `select count(*) as faults from rulings r
            full join rulings n on n.replaces = r.id
            left join appeals a on a.ruling_id = r.id
          where ((r.status = 'replaced') <> (n.id is not null) and r.id is not null)
             or (n.id is not null and n.replaces is not null
                 and (a.status is distinct from 'replaced' or n.decided_by = r.decided_by or n.status <> 'executed'))`,
  },
  {
    name: 'an appeal was decided by an administrator who is no party and did not decide the dispute',
    sql: `select count(*) as faults from appeals a
            join rulings r on r.id = a.ruling_id join purchases p on p.id = a.purchase_id
          where a.decided_by in (r.decided_by, p.buyer_id, p.seller_id)
             or (a.status = 'awarded' and r.waits) or (a.status = 'replaced' and r.status <> 'replaced')
             or a.opened_at >= r.appeal_until`,
  },
  {
    name: 'every award was decided by an appeal, paid once to the appellant, and nothing else is',
    sql: `select count(*) as faults from (select * from appeals where status = 'awarded') a
            full join (select t.key, e.amount, acc.kind, acc.owner_id from ledger_transfers t
                         join ledger_entries e on e.transfer_id = t.id and e.amount > 0
                         join ledger_accounts acc on acc.id = e.account_id
                        where t.kind = 'appeal_award') t on t.key = 'appeal:' || a.id || ':award'
          where a.id is null or t.key is null or t.amount <> a.award_kobo
             or t.kind <> 'wallet' or t.owner_id <> a.appellant_id`,
  },
];
