import type { LedgerCheck } from '../ledger/index.ts';

/** Compares withdrawals with the ledger. */
export const payoutChecks: readonly LedgerCheck[] = [
  {
    name: 'a withdrawal holds its amount while it is open, and nothing after',
    sql: `select count(*) as faults from withdrawals w
            left join ledger_accounts a on a.kind = 'withdrawal_hold' and a.owner_id = w.id
            left join ledger_balances b on b.account_id = a.id
          where coalesce(b.balance, 0) <> case when w.settled_at is null then w.amount_kobo else 0 end`,
  },
  {
    name: 'every withdrawal hold belongs to a withdrawal',
    sql: `select count(*) as faults from ledger_accounts a left join withdrawals w on w.id = a.owner_id
          where a.kind = 'withdrawal_hold' and w.id is null`,
  },
  {
    name: 'a withdrawal that was paid left once, with its amount',
    sql: `select count(*) as faults from withdrawals w
            left join ledger_transfers t on t.key = 'withdrawal:' || w.id || ':settle'
            left join ledger_transfers r on r.key = 'withdrawal:' || w.id || ':reversal'
          where (w.settled_at is null) <> (t.id is null)
             or (w.status = 'paid' and (t.kind is distinct from 'withdrawal_paid' or r.id is not null))
             or (w.status = 'cancelled' and t.kind is distinct from 'withdrawal_returned')
             or (w.status = 'failed' and t.kind = 'withdrawal_paid' and r.id is null)
             or (w.status = 'failed' and t.kind = 'withdrawal_returned' and r.id is not null)`,
  },
  {
    name: 'a withdrawal that was sent carries its recipient',
    // An erasure removes the recipient with the other personal data.
    sql: `select count(*) as faults from withdrawals w join users u on u.id = w.user_id
          where w.sent_at is not null and coalesce(w.recipient_code, '') = '' and u.erased_at is null`,
  },
  {
    name: 'a withdrawal was requested to a destination that could be used then',
    sql: 'select count(*) as faults from withdrawals where destination_usable_from > created_at',
  },
  {
    name: 'no withdrawal left while withdrawals of its owner were paused or a bank asked for a payment back',
    // The clocks of two processes may differ by a moment.
    sql: `select count(*) as faults from withdrawals w join payout_holds h on h.user_id = w.user_id
          where h.reason in ('chargeback', 'sanction') and w.sent_at > h.placed_at + interval '5 seconds'
            and w.sent_at < coalesce(h.lifted_at, 'infinity') - interval '5 seconds'`,
  },
  {
    name: 'a large withdrawal left after two members of staff released it, or one who was alone',
    sql: `select count(*) as faults from withdrawals w
           where (w.sent_at is not null and w.amount_kobo >= w.approval_threshold_kobo and w.released_at is null)
              or (w.released_at is not null
                  and not exists (select from approvals p
                                   where p.kind = 'withdrawal' and p.status = 'approved' and p.subject_id = w.id::text
                                     and p.amount_kobo = w.amount_kobo and p.decided_at <= w.released_at)
                  and not exists (select from audit_log l
                                   where l.subject_kind = 'withdrawal' and l.subject_id = w.id::text
                                     and l.action = 'approval.not_needed' and l.after ->> 'alone' = 'true'))`,
  },
];
