import type { WorkFilter } from '@oja/contract/work';
import { type WorkKind, type WorkWait, workKinds } from '@oja/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { WorkSource, WorkStream, WorkViewer } from '../../platform/staff-work/index.ts';
import { sourceFor } from './work-sources.ts';

export interface QueueRow {
  kind: WorkKind;
  id: string;
  dueAt: Date;
  ownerId: string | null;
  waitingFor: WorkWait;
}

/** The place of a row in the order of the queue: due time, then kind as in `workKinds`, then id. */
export type QueuePlace = Pick<QueueRow, 'kind' | 'id' | 'dueAt'>;

export interface QueueView {
  kinds: readonly WorkKind[];
  filter: Omit<WorkFilter, 'kind'>;
  /** Without it, the rows of everybody. */
  viewer?: WorkViewer;
  now: Date;
}

/** An item, and the member of staff who may have to decide it. */
interface SoughtItem {
  kind: WorkKind;
  id: string;
  viewer?: WorkViewer;
}

/**
 * One page of the queue. Each branch reads its own index in due order and stops at the limit, so the time does not grow
 * with the number of open items.
 */
export async function readQueuePage(
  db: Db | Tx,
  view: QueueView,
  page: { after: QueuePlace | undefined; limit: number },
): Promise<QueueRow[]> {
  const branches = view.kinds.flatMap((kind) => {
    const source = sourceFor(kind, view.viewer);
    return source.streams.map((stream) => branchOf(source, stream, view, page));
  });
  if (branches.length === 0) return [];
  const { rows } = await sql<QueueRow>`
    select kind, id, due_at, owner_id, waiting_for from (${sql.join(branches, sql` union all `)}) work
     order by due_at, place, id limit ${sql.lit(page.limit)}`.execute(db);
  return rows;
}

/** One open item, whatever its owner; undefined when its row is not open, or not for the viewer. */
export async function findOpenItem(db: Db | Tx, item: SoughtItem, now: Date): Promise<QueueRow | undefined> {
  const source = sourceFor(item.kind, item.viewer);
  const branches = source.streams.map(
    (stream) => sql`(${selectOpen(source, stream, now)} and w.id = ${item.id})`,
  );
  const { rows } = await sql<QueueRow>`${sql.join(branches, sql` union all `)}`.execute(db);
  return rows[0];
}

/** Locks the row of an open item against its end; false when it is not open, or not for the viewer. */
export async function lockOpenItem(tx: Tx, item: SoughtItem): Promise<boolean> {
  const { table, streams } = sourceFor(item.kind, item.viewer);
  const isOpen = sql.join(
    streams.map((stream) => sql`(${stream.isOpen})`),
    sql` or `,
  );
  const { rows } = await sql`
    select w.id from ${sql.table(table)} w where w.id = ${item.id} and (${isOpen}) for share`.execute(tx);
  return rows.length > 0;
}

function branchOf(
  source: WorkSource,
  stream: WorkStream,
  view: QueueView,
  page: { after: QueuePlace | undefined; limit: number },
): RawBuilder<unknown> {
  const conditions = [...conditionsOf(source, stream, view)];
  if (page.after) conditions.push(isBehind(source.kind, stream, page.after));
  const also = conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`;
  return sql`(${selectOpen(source, stream, view.now)} ${also}
    order by ${stream.clock}, w.id limit ${sql.lit(page.limit)})`;
}

/** The open rows of a stream with their columns in the queue; further conditions can follow. */
function selectOpen(source: WorkSource, stream: WorkStream, now: Date): RawBuilder<unknown> {
  const place = workKinds.indexOf(source.kind);
  return sql`
    select ${sql.lit(source.kind)} as kind, ${sql.lit(place)} as place, w.id,
           ${stream.clock} + ${stream.dueAfterMs} * interval '1 millisecond' as due_at,
           ${ownerOf(source, now)} as owner_id, ${source.waitingFor(now)} as waiting_for
      from ${sql.table(source.table)} w ${ownerJoin(source)} where ${stream.isOpen}`;
}

/** Conditions of a filter on the rows of a stream. */
function conditionsOf(
  source: WorkSource,
  stream: WorkStream,
  { filter, viewer, now }: Pick<QueueView, 'filter' | 'viewer' | 'now'>,
): RawBuilder<unknown>[] {
  const owner = ownerOf(source, now);
  const conditions: RawBuilder<unknown>[] = [];
  if (filter.owner === 'none') conditions.push(sql`${owner} is null`);
  else if (filter.owner === 'any') conditions.push(sql`${owner} is not null`);
  else if (filter.owner)
    conditions.push(sql`${owner} = ${filter.owner === 'me' ? viewer?.id : filter.owner}`);
  if (filter.overdue) conditions.push(sql`${stream.clock} <= ${clockAt(stream, now)}`);
  if (filter.waiting_for) conditions.push(sql`${source.waitingFor(now)} = ${filter.waiting_for}`);
  return conditions;
}

/** The rows after a place. Streams are compared by their own clock, so that the index is used. */
function isBehind(kind: WorkKind, stream: WorkStream, after: QueuePlace): RawBuilder<unknown> {
  const at = clockAt(stream, after.dueAt);
  const side = workKinds.indexOf(kind) - workKinds.indexOf(after.kind);
  if (side === 0) return sql`(${stream.clock}, w.id) > (${at}, ${after.id}::uuid)`;
  return side < 0 ? sql`${stream.clock} > ${at}` : sql`${stream.clock} >= ${at}`;
}

/** What the clock of a row shows that is due at a time. */
export function clockAt(stream: WorkStream, dueAt: Date): RawBuilder<Date> {
  return sql`${new Date(dueAt.getTime() - stream.dueAfterMs)}`;
}

function ownerOf(source: WorkSource, now: Date): RawBuilder<string | null> {
  return source.owner === 'assignment' ? sql`a.owner_id` : source.owner(now);
}

function ownerJoin(source: WorkSource): RawBuilder<unknown> {
  return source.owner === 'assignment'
    ? sql`left join work_assignments a on a.kind = ${sql.lit(source.kind)} and a.subject_id = w.id`
    : sql``;
}
