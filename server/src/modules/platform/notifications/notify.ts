import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import { isFixedByDeadline, isOn } from '../../../domain/notification/preference-groups.ts';
import { addJobs, type QueuedJob, toQueue } from '../../../jobs/enqueue.ts';
import { deliverNotification } from './deliver-notification.ts';
import type { AlertOptions, Event, EventText, NotifiedWork } from './event.ts';
import { type EventData, type EventName, eventRow, events } from './events.ts';

/** A notification for one person that is not inserted yet. */
export interface NotificationDraft {
  id: string;
  name: EventName;
  userId: string;
  content: EventText;
  aboutId: string | null;
  /** The work that it asks a member of staff to do. */
  work: NotifiedWork | undefined;
  /** Of an event whose mails are collected. */
  alert?: AlertOptions;
}

/**
 * Builds the notification of one person; `notifyAll` inserts it. A text that names another person carries that
 * person's id, because it is erased with them.
 */
export function draftNotification<Name extends EventName>(
  name: Name,
  userId: string,
  data: EventData<Name>,
  aboutId?: string,
): NotificationDraft {
  const { write, work } = events[name] as Event<EventData<Name>>;
  return {
    id: randomUUID(),
    name,
    userId,
    content: write(data),
    aboutId: aboutId ?? null,
    work: work?.(data),
  };
}

/** Builds the notification of an event whose mails are collected. */
export function draftAlert<Name extends EventName>(
  name: Name,
  userId: string,
  data: EventData<Name>,
  alert: AlertOptions,
): NotificationDraft {
  return { ...draftNotification(name, userId, data), alert };
}

/**
 * Notifies a person of an event, in the transaction that causes it: inserts a row for the bell when the event has
 * one, and enqueues a job that sends a live hint and delivers on the other channels. A rollback removes both.
 */
export function notify<Name extends EventName>(
  tx: Tx,
  name: Name,
  userId: string,
  data: EventData<Name>,
  at: Date,
): Promise<void> {
  return notifyAll(tx, [draftNotification(name, userId, data)], at);
}

/** Inserts several notifications at once, together with other jobs of the transaction. */
export async function notifyAll(
  tx: Tx,
  drafts: readonly NotificationDraft[],
  at: Date,
  jobs: readonly QueuedJob[] = [],
): Promise<void> {
  const inApp = drafts.filter(({ name }) => eventRow(name).channels.includes('in_app'));
  if (inApp.length > 0) await insertRows(tx, columnsOf(inApp), at);
  await addJobs(tx, [...drafts.map(delivery), ...jobs]);
}

/** For a job that may run twice: the draft has an id of the job's own, and a notification with that id is not repeated. */
export async function notifyOnce(tx: Tx, draft: NotificationDraft, at: Date): Promise<void> {
  const sent = await tx
    .selectFrom('notifications')
    .select('id')
    .where('id', '=', draft.id)
    .executeTakeFirst();
  if (sent === undefined) await notifyAll(tx, [draft], at);
}

type Columns = ReturnType<typeof columnsOf>;

function columnsOf(rows: readonly NotificationDraft[]) {
  const eventRows = rows.map(({ name }) => eventRow(name));
  return {
    ids: rows.map((row) => row.id),
    userIds: rows.map((row) => row.userId),
    names: rows.map((row) => row.name),
    titles: rows.map((row) => row.content.title),
    texts: rows.map((row) => row.content.text),
    links: rows.map((row) => row.content.link),
    aboutIds: rows.map((row) => row.aboutId),
    workKinds: rows.map((row) => row.work?.kind ?? null),
    workIds: rows.map((row) => row.work?.id ?? null),
    switchedBy: eventRows.map((row) => (isFixedByDeadline(row, 'in_app') ? null : row.switchedBy)),
    groups: eventRows.map((row) => row.group),
    atFirst: eventRows.map((row) => isOn(row, 'in_app', undefined)),
    ifRefused: eventRows.map((row) => isOn(row, 'in_app', false)),
  };
}

const eventSwitches = sql`
  select value -> 'events' from settings where section = 'notifications' order by version desc limit 1`;

/** Skips events that the administrators or the person disabled. */
async function insertRows(tx: Tx, rows: Columns, at: Date): Promise<void> {
  await sql`
  insert into notifications (id, user_id, event, title, text, link, about_id, work_kind, work_id, created_at)
  select row.id, row.user_id, row.event, row.title, row.text, row.link, row.about_id, row.work_kind, row.work_id,
         ${at}::timestamptz
    from unnest(
      ${rows.ids}::uuid[], ${rows.userIds}::uuid[], ${rows.names}::text[], ${rows.titles}::text[],
      ${rows.texts}::text[], ${rows.links}::text[], ${rows.aboutIds}::uuid[],
      ${rows.workKinds}::text[], ${rows.workIds}::uuid[], ${rows.switchedBy}::text[],
      ${rows.groups}::text[], ${rows.atFirst}::boolean[], ${rows.ifRefused}::boolean[]
    ) as row (id, user_id, event, title, text, link, about_id, work_kind, work_id, switched_by, group_name,
              at_first, if_refused)
    left join notification_event_preferences of_event
      on of_event.user_id = row.user_id and of_event.event = row.event and of_event.channel = 'in_app'
    left join notification_preferences of_group
      on of_group.user_id = row.user_id and of_group.group_name = row.group_name and of_group.channel = 'in_app'
   where coalesce(((${eventSwitches}) ->> row.switched_by)::boolean, true)
     and case coalesce(of_event.enabled, of_group.enabled) when true then true when false then row.if_refused else row.at_first end ${prepared}`.execute(
    tx,
  );
}

function delivery({ id, name, userId, content, alert }: NotificationDraft): QueuedJob {
  return toQueue(deliverNotification, { id, userId, event: name, content, alert });
}
