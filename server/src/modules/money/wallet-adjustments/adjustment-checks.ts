import type { LedgerCheck } from '../ledger/index.ts';

export const adjustmentChecks: readonly LedgerCheck[] = [
  {
    name: 'every adjustment moved its amount once between the wallet and our own account, and nothing else did',
    sql: `select count(*) as faults from wallet_adjustments w
            full join (select t.key, e.amount, a.owner_id from ledger_transfers t
                         join ledger_entries e on e.transfer_id = t.id
                         join ledger_accounts a on a.id = e.account_id
                        where t.kind = 'adjustment' and a.kind = 'wallet') t on t.key = 'adjustment:' || w.id
          where w.id is null or t.key is null or t.owner_id <> w.user_id
             or t.amount <> case w.direction when 'credit' then w.amount_kobo else -w.amount_kobo end`,
  },
  {
    name: 'an adjustment with a second member of staff follows an approved proposal of the first',
    sql: `select count(*) as faults from wallet_adjustments w
           where w.approved_by is not null and not exists (
             select from approvals p
              where p.kind = 'wallet_adjustment' and p.status = 'approved' and p.subject_id = w.user_id::text
                and p.amount_kobo = w.amount_kobo and p.proposed_by = w.made_by and p.decided_by = w.approved_by
                and p.decided_at <= w.made_at)`,
  },
];
