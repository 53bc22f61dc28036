import type { LedgerCheck } from '../../money/ledger/index.ts';

/** The sum of the entries of a transfer on one account. */
const entry = (transfer: string, account: string) => `coalesce((
  select sum(e.amount) from ledger_entries e join ledger_accounts a on a.id = e.account_id
   where e.transfer_id = ${transfer} and ${account}), 0)`;
const wallet = (person: string) => `a.kind = 'wallet' and a.owner_id = ${person}`;
const receivable = (person: string) => `a.kind = 'receivable' and a.owner_id = ${person}`;
const fees = `a.kind = 'platform_fees'`;

/** Compares cover and its claims with the ledger. */
export const coverChecks: readonly LedgerCheck[] = [
  {
    name: 'a purchase holds the held part while its cover runs, and nothing after',
    sql: `select count(*) as faults from covers c
            left join ledger_accounts a on a.kind = 'cover' and a.owner_id = c.purchase_id
            left join ledger_balances b on b.account_id = a.id
          where coalesce(b.balance, 0) <> case c.status when 'running' then c.held_kobo else 0 end`,
  },
  {
    name: 'every account of held cover belongs to a cover',
    sql: `select count(*) as faults from ledger_accounts a left join covers c on c.purchase_id = a.owner_id
          where a.kind = 'cover' and c.purchase_id is null`,
  },
  {
    name: 'a purchase with cover that paid its seller has one, it runs while the purchase is covered, and no other has any',
    sql: `select count(*) as faults from purchases p full join covers c on c.purchase_id = p.id
          where p.id is null
             or (c.purchase_id is not null) <> (p.cover_days > 0 and coalesce(p.payout_kobo, 0) > 0)
             or (p.stage = 'covered') <> coalesce(c.status = 'running', false)
             or c.held_kobo > p.payout_kobo or (c.buyer_id, c.seller_id) <> (p.buyer_id, p.seller_id)`,
  },
  {
    name: 'every cover ended once, by its time or by an upheld claim',
    sql: `select count(*) as faults from covers c
            full join (select key, kind, substr(key, 7, 36) as purchase from ledger_transfers
                        where key like 'cover:%:end') t on t.purchase = c.purchase_id::text
            left join cover_claims u on u.purchase_id = c.purchase_id and u.status = 'upheld'
          where c.purchase_id is null
             or (c.status = 'running' and (t.key is not null or u.id is not null))
             or (c.status = 'ended' and t.kind is distinct from
                 case when u.id is not null then 'claim_refund' when c.held_kobo > 0 then 'cover_release' end)
             or (c.status = 'ended' and c.released_kobo <> c.held_kobo - coalesce(u.from_held_kobo, 0))`,
  },
  {
    name: 'what an upheld claim moved is what its row says',
    sql: `select count(*) as faults from cover_claims m join covers c on c.purchase_id = m.purchase_id
            left join ledger_transfers t on t.key = 'cover:' || m.purchase_id || ':end'
          where m.status = 'upheld' and (t.id is null
             or ${entry('t.id', wallet('m.buyer_id'))} <> m.refund_kobo
             or ${entry('t.id', wallet('m.seller_id'))} <> c.held_kobo - m.from_held_kobo - m.from_wallet_kobo
             or ${entry('t.id', receivable('m.seller_id'))} <> -m.debt_kobo
             or ${entry('t.id', fees)} <> -m.fee_returned_kobo)`,
  },
  {
    name: 'refund, payout, fee, debt and held part of a covered purchase are its price',
    sql: `select count(*) as faults from covers c join purchases p on p.id = c.purchase_id
            left join ledger_transfers s on s.key = 'purchase:' || p.id || ':settle'
            left join ledger_transfers t on t.key = 'cover:' || p.id || ':end'
          where p.price_kobo <> ledger_balance('cover', p.id)
             + ${entry('s.id', wallet('p.buyer_id'))} + ${entry('t.id', wallet('p.buyer_id'))}
             + ${entry('s.id', wallet('p.seller_id'))} + ${entry('t.id', wallet('p.seller_id'))}
             + ${entry('s.id', fees)} + ${entry('t.id', fees)} + ${entry('t.id', receivable('p.seller_id'))}`,
  },
  {
    name: 'settlement, appeal and claim together return at most the price to the buyer',
    sql: `select count(*) as faults from purchases p
            join (select purchase_id, sum(kobo) as kobo
                    from (select purchase_id, award_kobo as kobo from appeals where status = 'awarded' and side = 'buyer'
                          union all
                          select purchase_id, refund_kobo from cover_claims where status = 'upheld') beside
                   group by purchase_id) b on b.purchase_id = p.id
          where p.refunded_kobo + b.kobo > p.price_kobo`,
  },
  {
    name: 'a debt of a claim is what an upheld one could not take, and no other claim has any',
    sql: `select count(*) as faults from (select * from debts where source = 'claim') d
            full join (select * from cover_claims where debt_kobo > 0) m on m.id = d.id
          where d.amount_kobo is distinct from m.debt_kobo or d.user_id is distinct from m.seller_id`,
  },
  {
    name: 'the payouts of a seller are held for every open claim that holds them, and for no other',
    sql: `select count(*) as faults from (select * from cover_claims where status = 'open' and holds_payouts) m
            full join (select * from payout_holds where reason = 'claim' and lifted_at is null) h on h.subject_id = m.id
          where m.id is null or h.user_id is distinct from m.seller_id`,
  },
];
