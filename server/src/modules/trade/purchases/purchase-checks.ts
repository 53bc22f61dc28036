import type { LedgerCheck } from '../../money/ledger/index.ts';

/** Compares purchases with the ledger. */
export const purchaseChecks: readonly LedgerCheck[] = [
  {
    name: 'a purchase holds its price in escrow while it is open, and nothing after',
    sql: `select count(*) as faults from purchases p
            left join ledger_accounts a on a.kind = 'escrow' and a.owner_id = p.id
            left join ledger_balances b on b.account_id = a.id
          where coalesce(b.balance, 0) <> case when p.settled_at is null then p.price_kobo else 0 end`,
  },
  {
    name: 'every escrow account belongs to a purchase',
    sql: `select count(*) as faults from ledger_accounts a left join purchases p on p.id = a.owner_id
          where a.kind = 'escrow' and p.id is null`,
  },
  {
    name: 'every purchase was held once, with its price',
    sql: `select count(*) as faults from purchases p
            left join ledger_transfers t on t.key = 'purchase:' || p.id || ':hold'
            left join ledger_accounts a on a.kind = 'escrow' and a.owner_id = p.id
            left join ledger_entries e on e.transfer_id = t.id and e.account_id = a.id
          where e.amount is distinct from p.price_kobo`,
  },
  {
    name: 'every purchase that is over was settled once, and no other',
    sql: `select count(*) as faults from purchases p
            full join (select key, kind, substr(key, 10, 36) as purchase from ledger_transfers
                        where key like 'purchase:%:settle') t on t.purchase = p.id::text
          where p.id is null or (p.settled_at is null) <> (t.key is null)
             or (p.status = 'completed' and t.kind <> 'purchase_sale')
             or (p.status in ('refunded', 'cancelled') and t.kind <> 'purchase_refund')`,
  },
  {
    name: 'what the buyer and the seller got is what the settlement says',
    sql: `select count(*) as faults from purchases p
            join ledger_transfers t on t.key = 'purchase:' || p.id || ':settle'
          where p.refunded_kobo <> coalesce((
                  select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
                   where e.transfer_id = t.id and a.kind = 'wallet' and a.owner_id = p.buyer_id), 0)
             or p.payout_kobo <> coalesce((
                  select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
                   where e.transfer_id = t.id and (a.kind, a.owner_id) in (('wallet', p.seller_id), ('cover', p.id))), 0)
             or p.fee_kobo <> coalesce((
                  select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
                   where e.transfer_id = t.id and a.kind = 'platform_fees'), 0)`,
  },
  {
    name: 'refund, payout and fee are the price',
    sql: `select count(*) as faults from purchases
          where settled_at is not null and refunded_kobo + payout_kobo + fee_kobo <> price_kobo`,
  },
  {
    name: 'a listing has at most one live purchase, and is sold or disputed while it has',
    sql: `select (select count(*) from (
                    select from purchases where status in ('pending', 'disputed', 'completed') and listing_id is not null
                    group by listing_id having count(*) > 1) x)
               + (select count(*) from purchases p join listings l on l.id = p.listing_id
                   where (p.status = 'pending' and (l.status, l.sale_open) <> ('sold', true))
                      or (p.status = 'disputed' and (l.status, l.sale_open) <> ('disputed', true))
                      or (p.status = 'completed' and (l.status, l.sale_open) <> ('sold', false))) as faults`,
  },
  {
    name: 'a disputed purchase has one open dispute, and no other has any',
    sql: `select count(*) as faults from purchases p
            full join (select purchase_id, status from disputes where status <> 'resolved') d on d.purchase_id = p.id
          where p.id is null or (p.status = 'disputed') <> (d.purchase_id is not null)
             or (d.status is not null and d.status <> p.dispute_status)`,
  },
  {
    name: 'the counts of every buyer and seller are those of their purchases',
    sql: `select (select count(*) from (
                    select buyer_id, count(*) filter (where status = 'pending') as pending,
                           count(*) filter (where status = 'disputed') as disputed,
                           count(*) filter (where status = 'completed') as completed,
                           count(*) filter (where status = 'refunded') as refunded,
                           count(*) filter (where status = 'cancelled') as cancelled,
                           coalesce(sum(price_kobo - refunded_kobo) filter (where status not in ('refunded', 'cancelled')), 0) as spent
                      from purchases group by buyer_id) p
                  full join buyer_figures f using (buyer_id)
                  where (p.pending, p.disputed, p.completed, p.refunded, p.cancelled, p.spent) is distinct from
                        (f.pending, f.disputed, f.completed, f.refunded, f.cancelled, f.spent_kobo))
               + (select count(*) from (
                    select seller_id, count(*) filter (where status = 'completed') as completed,
                           count(*) filter (where status = 'refunded') as refunded,
                           count(*) filter (where status = 'cancelled') as cancelled, sum(payout_kobo) as earned
                      from purchases where settled_at is not null group by seller_id) p
                  full join sale_figures f using (seller_id)
                  where (p.completed, p.refunded, p.cancelled, p.earned) is distinct from
                        (f.completed, f.refunded, f.cancelled, f.earned_kobo)) as faults`,
  },
  {
    name: 'a referral was rewarded once, to somebody else',
    sql: `select count(*) as faults from ledger_transfers t
            left join users friend on friend.id = t.subject_id
            left join ledger_entries e on e.transfer_id = t.id and e.amount > 0
            left join ledger_accounts a on a.id = e.account_id
          where t.key like 'referral:%'
            and (a.kind is distinct from 'wallet' or a.owner_id is distinct from friend.referred_by or a.owner_id = friend.id)`,
  },
];
