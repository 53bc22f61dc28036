import { type Task, type TaskKind, tasksAtMost } from '@oja/contract/dashboard';
import { hideNumber } from '@oja/contract/hidden-number';
import { nairaFromKobo } from '@oja/contract/money';
import { type RawBuilder, sql } from 'kysely';
import type { Deps } from '../../../deps/deps.ts';
import { wasSoldOn } from '../../trade/cover/index.ts';
import { handoverCancelFrom } from '../../trade/purchases/index.ts';

interface Row extends Pick<Task, 'id' | 'platform' | 'handle'> {
  kind: TaskKind;
  amountKobo: number;
  dueAt: Date | null;
  listingId: string | null;
  /** An offer of this person for an account that is handed over with its number. */
  hidesNumber: boolean | null;
}

/**
 * What waits for a person, the most urgent first. An answer to a dispute or a claim is overdue after its time and still
 * counts until it is decided. Each part reads an index of what is open for that person, so its time
 * does not grow with their history.
 */
export async function listTasks(deps: Pick<Deps, 'db' | 'now'>, userId: string): Promise<Task[]> {
  const { rows } = await selectTasks(userId, deps.now()).execute(deps.db);
  return rows.map(({ kind, id, listingId, platform, handle, amountKobo, dueAt, hidesNumber }) => ({
    kind,
    id,
    listing_id: listingId,
    platform,
    handle: hidesNumber ? hideNumber(handle) : handle,
    amount: nairaFromKobo(amountKobo),
    due_at: dueAt?.toISOString() ?? null,
  }));
}

/**
 * One part for each kind of task. It is one statement and not one for each module, because the list is cut to its most
 * urgent rows: read one by one, every kind would fetch as many rows as the whole list has, in eight round trips of the
 * page that people open first. It only reads, and the rules that other modules decide come from them
 * (`handoverCancelFrom`).
 */
function selectTasks(userId: string, now: Date): RawBuilder<Row> {
  return sql<Row>`
    select t.*, made.listing_id, offered.handover_kind = 'number' as hides_number
      from (
      select 'answer_dispute' as kind, p.id, p.platform, p.handle, p.price_kobo as amount_kobo, d.seller_due_at as due_at
        from purchases p join disputes d on d.purchase_id = p.id and d.status <> 'resolved'
       where p.seller_id = ${userId} and p.status = 'disputed'
         and d.seller_answered_at is null and d.ruled_at is null
      union all
      select 'answer_settlement', p.id, p.platform, p.handle, s.refund_kobo, s.due_at
        from purchases p join dispute_settlements s on s.purchase_id = p.id
       where p.seller_id = ${userId} and p.status = 'disputed'
         and s.proposed_by = 'buyer' and s.status = 'proposed' and s.due_at > ${now}
      union all
      select 'answer_settlement', p.id, p.platform, p.handle, s.refund_kobo, s.due_at
        from disputes d join purchases p on p.id = d.purchase_id join dispute_settlements s on s.dispute_id = d.id
       where d.buyer_id = ${userId} and d.status <> 'resolved'
         and s.proposed_by = 'seller' and s.status = 'proposed' and s.due_at > ${now}
      union all
      select 'answer_claim', p.id, p.platform, p.handle, p.price_kobo, m.seller_due_at
        from cover_claims m join purchases p on p.id = m.purchase_id
       where m.seller_id = ${userId} and m.status = 'open' and m.seller_answered_at is null
      union all
      select 'answer_check_in', p.id, p.platform, p.handle, p.price_kobo, c.ends_at
        from covers c join purchases p on p.id = c.purchase_id
       cross join lateral (select k.answer from check_ins k where k.purchase_id = c.purchase_id
                            order by k.day desc limit 1) latest
       where c.buyer_id = ${userId} and c.status = 'running' and c.ends_at > ${now} and latest.answer is null
         and not exists (select from cover_claims m where m.purchase_id = c.purchase_id and m.status = 'open')
         and not ${wasSoldOn('p')}
      union all
      select 'check_purchase', id, platform, handle, price_kobo, auto_complete_at
        from purchases
       where buyer_id = ${userId} and status = 'pending' and stage = 'inspecting' and auto_complete_at > ${now}
      union all
      select case when b.begin_by is null then 'take_handover_step' else 'begin_handover' end,
             p.id, p.platform, p.handle, p.price_kobo, case when b.begin_by > ${now} then b.begin_by else h.due_at end
        from purchases p join handovers h on h.purchase_id = p.id
       cross join lateral (select case when h.turn = 'seller' then ${handoverCancelFrom('p')} end as begin_by) b
       where p.status = 'pending' and p.stage = 'handing_over'
         and ((p.buyer_id = ${userId} and h.turn = 'buyer') or (p.seller_id = ${userId} and h.turn = 'seller'))
      union all
      select case o.status when 'accepted' then 'pay_offer' else 'answer_offer' end, o.id, l.platform, l.handle,
             o.amount_kobo, o.due_at
        from offers o join listings l on l.id = o.listing_id
       where o.buyer_id = ${userId} and o.purchase_id is null and o.due_at > ${now}
         and l.status = 'posted' and l.seller_active
         and (o.status = 'accepted' or (o.status = 'countered' and o.proposed_by = 'seller'))
      union all
      select 'answer_offer', o.id, l.platform, l.handle, o.amount_kobo, o.due_at
        from offers o join listings l on l.id = o.listing_id
       where o.seller_id = ${userId} and o.status in ('offered', 'countered') and o.proposed_by = 'buyer'
         and o.due_at > ${now} and l.status = 'posted' and l.seller_active
      union all
      select case when needs_new_credentials then 'renew_credentials' else 'correct_listing' end, id, platform, handle,
             price_kobo, null
        from listings
       where seller_id = ${userId}
         and (status = 'rejected' or (needs_new_credentials and status not in ('removed', 'sold', 'disputed')))
       order by due_at nulls last, kind, id
       limit ${sql.lit(tasksAtMost)}) t
      left join offers made on made.id = t.id and made.buyer_id = ${userId}
      left join listings offered on offered.id = made.listing_id
     order by due_at nulls last, kind, id`;
}
