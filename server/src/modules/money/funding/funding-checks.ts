import type { LedgerCheck } from '../ledger/index.ts';

/** Compares payments and debts with the ledger. */
export const fundingChecks: readonly LedgerCheck[] = [
  {
    name: 'every paid payment was credited with its amount, and nothing else was',
    sql: `select count(*) as faults from (select * from payments where status = 'paid') p
          full join (
            select t.key, e.amount from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
              join ledger_accounts a on a.id = e.account_id
             where t.kind = 'funding' and a.kind = 'wallet') f on f.key = 'fund:' || p.reference
          where p.amount_kobo is distinct from f.amount`,
  },
  {
    name: 'what lies in suspense is what parked payments brought and nobody has decided about',
    sql: `select (ledger_balance('suspense', null) <> coalesce((
            select sum(p.parked_kobo) from payments p left join parked_decisions d on d.payment_id = p.id
             where p.status = 'parked' and d.decided_at is null), 0))::int as faults`,
  },
  {
    name: 'what people owe is what lost chargebacks and upheld claims left and nobody has paid back',
    sql: `select count(*) as faults from (
            select owner_id, -ledger_balance(kind, owner_id) as owed from ledger_accounts where kind = 'receivable') r
          full join (
            select user_id, sum(amount_kobo - recovered_kobo) as owed from debts group by user_id) c
              on c.user_id = r.owner_id
          where coalesce(r.owed, 0) <> coalesce(c.owed, 0)`,
  },
  {
    name: 'a closed account holds nothing',
    sql: `select count(*) as faults from users u
            join ledger_accounts a on a.kind = 'wallet' and a.owner_id = u.id
            join ledger_balances b on b.account_id = a.id
           where u.erased_at is not null and b.balance <> 0`,
  },
  {
    name: 'every withdrawal that came back for a closed account is parked once, with its amount',
    sql: `select count(*) as faults from (select * from payments where withdrawal_id is not null) p
          full join (
            select t.subject_id, e.amount from ledger_transfers t join ledger_entries e on e.transfer_id = t.id
              join ledger_accounts a on a.id = e.account_id
             where t.kind = 'withdrawal_parked' and a.kind = 'suspense') r on r.subject_id = p.withdrawal_id
          where p.parked_kobo is distinct from r.amount`,
  },
  {
    name: 'a closed account had no open chargeback and no debt when it was closed',
    sql: `select (select count(*) from chargebacks c join users u on u.id = c.user_id
                   where c.opened_at < u.erased_at and c.status = 'open')
               + (select count(*) from debts d join users u on u.id = d.user_id
                   left join chargebacks c on c.id = d.id
                   where coalesce(c.opened_at, d.owed_since) < u.erased_at
                     and d.recovered_kobo < d.amount_kobo) as faults`,
  },
];
