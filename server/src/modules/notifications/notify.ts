import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import { addedJobs, type QueuedJob, toQueue } from '../../jobs/enqueue.ts';
import { deliverNotification } from './deliver-notification.ts';
import type { EventText } from './event.ts';
import { type EventData, type EventName, eventRow, events } from './events.ts';

/** Something one person is to be told. */
export interface Told {
  name: EventName;
  userId: string;
  content: EventText;
}

/** Writes what a person will read. It is said by `notifyAll`. */
export function toTell<Name extends EventName>(name: Name, userId: string, data: EventData<Name>): Told {
  const write = events[name].write as (data: EventData<Name>) => EventText;
  return { name, userId, content: write(data) };
}

/**
 * Tells a person about an event, in the transaction that causes it: a row for the bell when the event has
 * one, and a job that wakes the browser and sends the mail. Nobody hears of what was rolled back.
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
  const rows = told.filter(({ name }) => reaches(name, 'in_app'));
  const column = (read: (row: Told) => string | null) => rows.map(read);
  await sql`
    with told as (
      insert into notifications (id, user_id, event, title, text, link, created_at)
      select *, ${at}::timestamptz from unnest(
        ${column(() => randomUUID())}::uuid[], ${column((row) => row.userId)}::uuid[],
        ${column((row) => row.name)}::text[], ${column((row) => row.content.title)}::text[],
        ${column((row) => row.content.text)}::text[], ${column((row) => row.content.link)}::text[]))
    select count(*) from ${addedJobs(all)}`.execute(tx);
}

function delivery({ name, userId, content }: Told): QueuedJob {
  const { topic } = eventRow(name);
  const mail = reaches(name, 'mail') ? content : null;
  return toQueue(deliverNotification, { userId, inApp: reaches(name, 'in_app'), topic, mail });
}

function reaches(name: EventName, channel: 'in_app' | 'mail'): boolean {
  return eventRow(name).channels.includes(channel);
}
