import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { kept } from '../../db/kept-statements.ts';
import type { Tx } from '../../db/transaction.ts';
import { isOn } from '../../domain/notification/preference-groups.ts';
import { addedJobs, type QueuedJob, toQueue } from '../../jobs/enqueue.ts';
import { deliverNotification } from './deliver-notification.ts';
import type { EventText } from './event.ts';
import { type EventData, type EventName, eventRow, events } from './events.ts';

/** Something one person is to be told. */
export interface Told {
  id: string;
  name: EventName;
  userId: string;
  content: EventText;
}

/** Writes what a person will read. It is said by `notifyAll`. */
export function toTell<Name extends EventName>(name: Name, userId: string, data: EventData<Name>): Told {
  const write = events[name].write as (data: EventData<Name>) => EventText;
  return { id: randomUUID(), name, userId, content: write(data) };
}

/**
 * Tells a person about an event, in the transaction that causes it: a row for the bell when the event has
 * one, and a job that wakes the browser and takes the other channels. Nobody hears of what was rolled back.
 */
export function notify<Name extends EventName>(
  tx: Tx,
  name: Name,
  userId: string,
  data: EventData<Name>,
  at: Date,
): Promise<void> {
  return notifyAll(tx, [toTell(name, userId, data)], at);
}

/** The same for several at once, with other jobs of the same transaction beside them: one statement for all of it. */
export async function notifyAll(
  tx: Tx,
  told: readonly Told[],
  at: Date,
  jobs: readonly QueuedJob[] = [],
): Promise<void> {
  const all = [...told.map(delivery), ...jobs];
  if (all.length === 0) return;
  const rows = told.filter(({ name }) => eventRow(name).channels.includes('in_app'));
  const column = <Value>(read: (row: Told) => Value) => rows.map(read);
  // What administrators and the person themselves switched off is looked up here, so that it costs no other statement.
  await sql`
    with told as (
      insert into notifications (id, user_id, event, title, text, link, created_at)
      select row.id, row.user_id, row.event, row.title, row.text, row.link, ${at}::timestamptz
        from unnest(
          ${column((row) => row.id)}::uuid[], ${column((row) => row.userId)}::uuid[],
          ${column((row) => row.name)}::text[], ${column((row) => row.content.title)}::text[],
          ${column((row) => row.content.text)}::text[], ${column((row) => row.content.link)}::text[],
          ${column((row) => eventRow(row.name).switchedBy)}::text[],
          ${column((row) => eventRow(row.name).group)}::text[],
          ${column((row) => isOn(eventRow(row.name).group, 'in_app', undefined))}::boolean[],
          ${column((row) => isOn(eventRow(row.name).group, 'in_app', false))}::boolean[]
        ) as row (id, user_id, event, title, text, link, switched_by, group_name, at_first, if_refused)
        left join notification_event_preferences of_event
          on of_event.user_id = row.user_id and of_event.event = row.event and of_event.channel = 'in_app'
        left join notification_preferences of_group
          on of_group.user_id = row.user_id and of_group.group_name = row.group_name and of_group.channel = 'in_app'
       where coalesce(((${eventSwitches}) ->> row.switched_by)::boolean, true)
         and case coalesce(of_event.enabled, of_group.enabled) when true then true when false then row.if_refused else row.at_first end)
    select count(*) from ${addedJobs(all)} ${kept}`.execute(tx);
}

const eventSwitches = sql`
  select value -> 'events' from settings where section = 'notifications' order by version desc limit 1`;

function delivery({ id, name, userId, content }: Told): QueuedJob {
  return toQueue(deliverNotification, { id, userId, event: name, content });
}
