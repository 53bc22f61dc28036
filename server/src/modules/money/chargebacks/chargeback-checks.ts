import type { LedgerCheck } from '../ledger/index.ts';

/** Compares chargebacks with the ledger, the debts and the holds on payouts. */
export const chargebackChecks: readonly LedgerCheck[] = [
  {
    name: 'a debt of a chargeback is what could not be held of a lost one of a credited payment, and no other has any',
    sql: `select count(*) as faults from (select * from debts where source = 'chargeback') d
          full join (
            select c.* from chargebacks c join payments p on p.id = c.payment_id
              left join parked_decisions k on k.payment_id = p.id
             where c.status = 'lost' and c.amount_kobo > c.held_kobo
               and (p.status = 'paid' or k.outcome = 'credit')) c on c.id = d.id
          where d.amount_kobo is distinct from c.amount_kobo - c.held_kobo or d.user_id is distinct from c.user_id`,
  },
  {
    name: 'no parked payment was decided while a bank asked for it, and none was credited after the bank took it back',
    sql: `select count(*) as faults from chargebacks c join parked_decisions k on k.payment_id = c.payment_id
           where k.decided_at > c.opened_at
             and (c.status = 'open' or k.decided_at < c.settled_at or (c.status = 'lost' and k.outcome = 'credit'))`,
  },
  {
    name: 'the chargebacks of a payment that were not won claim at most what it brought',
    sql: `select count(*) as faults from (
            select from chargebacks c join payments p on p.id = c.payment_id where c.status <> 'won'
             group by p.id having sum(c.amount_kobo) > case p.status when 'paid' then p.amount_kobo else p.parked_kobo end) x`,
  },
  {
    name: 'a chargeback holds what it says while it is open, and nothing after',
    sql: `select count(*) as faults from chargebacks c
          where ledger_balance('chargeback_hold', c.id) <> case c.status when 'open' then c.held_kobo else 0 end`,
  },
  {
    name: 'the payouts of a person are held for every open chargeback, and for no other',
    sql: `select count(*) as faults from (select * from chargebacks where status = 'open') c
          full join (select * from payout_holds where reason = 'chargeback' and lifted_at is null) h
            on h.subject_id = c.id
          where c.id is null or h.user_id is distinct from c.user_id`,
  },
];
