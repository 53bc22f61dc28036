import type { LedgerCheck } from '../../money/ledger/index.ts';

/** Compares hand-overs with their purchases and the ledger. */
export const handoverChecks: readonly LedgerCheck[] = [
  {
    name: 'no purchase with a plan was paid out by its buyer or the clock before the inspection began',
    sql: `select count(*) as faults from purchases p join handovers h on h.purchase_id = p.id
          where p.status = 'completed' and p.settled_by in ('buyer', 'clock')
            and not exists (select from disputes d where d.purchase_id = p.id and d.resolved_at = p.settled_at)
            and (h.inspection_from is null or h.inspection_from > p.settled_at)`,
  },
  {
    name: 'the clock pays out no purchase with a plan before the time to inspect it is over',
    sql: `select count(*) as faults from purchases p join handovers h on h.purchase_id = p.id
          where p.status = 'completed' and p.settled_by = 'clock'
            and p.settled_at < h.inspection_from + make_interval(hours => (h.plan ->> 'inspection_hours')::int)`,
  },
  {
    name: 'no purchase with a plan was paid out by its buyer or the clock while a wait of the platform ran',
    // From the steps themselves, and not from the time that was computed from them.
    sql: `select count(*) as faults from purchases p join handovers h on h.purchase_id = p.id
           cross join lateral jsonb_to_recordset(h.plan -> 'steps') as s (key text, wait jsonb)
            left join handover_steps t on t.purchase_id = p.id and t.key = s.key
          where p.status = 'completed' and p.settled_by in ('buyer', 'clock')
            and not exists (select from disputes d where d.purchase_id = p.id and d.resolved_at = p.settled_at)
            and s.wait ->> 'hours' is not null
            and coalesce(t.done_at + make_interval(hours => (s.wait ->> 'hours')::int) > p.settled_at, true)`,
  },
  {
    name: 'only a purchase with a plan is being handed over',
    sql: `select count(*) as faults from purchases p left join handovers h on h.purchase_id = p.id
          where p.stage = 'handing_over' and h.purchase_id is null`,
  },
  {
    name: 'a hand-over that the seller began was not cancelled by the buyer or the clock',
    // From the history, where a contested step and a code that was read or lapsed still stand.
    sql: `select count(*) as faults from purchases p join handovers h on h.purchase_id = p.id
          where p.status = 'cancelled' and p.settled_by in ('buyer', 'clock')
            and exists (select from purchase_events e
                         where e.purchase_id = p.id
                           and ((e.actor = 'seller' and e.transition in ('handover_step', 'handover_code'))
                                or e.transition = 'open_credentials'))`,
  },
];
