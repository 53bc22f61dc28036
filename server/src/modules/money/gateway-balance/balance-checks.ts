import type { LedgerCheck } from '../ledger/index.ts';

/** Compares movements between Paystack and our bank with the ledger. */
export const balanceChecks: readonly LedgerCheck[] = [
  {
    name: 'every settlement that arrived is in the ledger once, with its amount',
    sql: `select (select count(*) from gateway_settlements s
                    left join ledger_transfers t on t.key = 'settlement:' || s.id
                    left join ledger_entries e on e.transfer_id = t.id and e.amount < 0
                   where case when coalesce(s.booked_kobo, 0) > 0 then s.booked_kobo end is distinct from -e.amount)
               + (select count(*) from ledger_transfers t
                   where t.kind = 'gateway_settlement'
                     and not exists (select from gateway_settlements s where t.key = 'settlement:' || s.id)) as faults`,
  },
  {
    name: 'what changed the balance at Paystack is in the ledger when two people said so',
    sql: `select (select count(*) from balance_movements m
                    left join ledger_transfers t on t.key = m.kind || ':' || m.id
                    left join ledger_entries e on e.transfer_id = t.id and e.amount < 0
                   where m.amount_kobo is distinct from -e.amount)
               + (select count(*) from ledger_transfers t
                   where t.kind like 'balance\\_%'
                     and not exists (select from balance_movements m where m.id = t.subject_id)) as faults`,
  },
];
