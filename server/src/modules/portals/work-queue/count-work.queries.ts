import type { WorkCounts } from '@oja/contract/work';
import { type WorkKind, workTerms } from '@oja/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { WorkSource, WorkViewer } from '../../platform/staff-work/index.ts';
import { readWorkTallies } from '../../platform/tallies/index.ts';
import { clockAt } from './queue.queries.ts';
import { sourceFor, workSources } from './work-sources.ts';

interface CountedKind {
  kind: WorkKind;
  /** Open items that the viewer may not decide. */
  barred: number;
  mine: number;
  owned: number;
  overdue: number;
}

interface CountView {
  kinds: readonly WorkKind[];
  viewer: WorkViewer;
  now: Date;
}

/**
 * Open items come from maintained sums, less the few that the viewer may not decide; owned ones from their few rows. Only
 * overdue ones are counted, up to a limit per kind.
 */
export async function countWork(db: Db | Tx, view: CountView): Promise<WorkCounts> {
  const tallied = await readWorkTallies(db);
  const counted = await countEach(db, view);
  const barred = new Map(counted.map((row) => [row.kind, row.barred]));
  const open = (kind: WorkKind) => tallied(kind) - (barred.get(kind) ?? 0);
  const kinds = Object.fromEntries(view.kinds.map((kind) => [kind, open(kind)]));
  const sum = (field: 'mine' | 'owned' | 'overdue') => counted.reduce((total, row) => total + row[field], 0);
  const total = view.kinds.reduce((all, kind) => all + open(kind), 0);
  return {
    total,
    kinds,
    mine: sum('mine'),
    unassigned: total - sum('owned'),
    overdue: sum('overdue'),
  };
}

async function countEach(db: Db | Tx, view: CountView): Promise<CountedKind[]> {
  const parts = view.kinds.map((kind) => {
    const { viewer, now } = view;
    const source = sourceFor(kind, viewer);
    return sql`
      select ${sql.lit(kind)} as kind, ${barredTo(viewer, kind)} as barred, ${ownedBy(source, { viewerId: viewer.id, now })} as mine,
             ${ownedBy(source, { now })} as owned, ${overdueOf(source, now)} as overdue`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<CountedKind>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** Assignments end with their work, so every row of them is one of an open item. */
function ownedBy(source: WorkSource, by: { viewerId?: string; now: Date }): RawBuilder<number> {
  const { viewerId, now } = by;
  if (source.owner === 'assignment') {
    const own = viewerId === undefined ? sql`` : sql`and owner_id = ${viewerId}`;
    const isOpen = source === workSources[source.kind] ? sql`` : sql`and ${isOneOf(source)}`;
    return sql`(select count(*) from work_assignments a where kind = ${sql.lit(source.kind)} ${own} ${isOpen})`;
  }
  const owner = source.owner(now);
  const owned = viewerId === undefined ? sql`${owner} is not null` : sql`${owner} = ${viewerId}`;
  return sql`(select count(*) from ${sql.table(source.table)} w where ${source.isOwned ?? sql`true`} and ${owned})`;
}

function barredTo(viewer: WorkViewer, kind: WorkKind): RawBuilder<number> {
  const source = workSources[kind];
  const isBarred = source.isBarred?.(viewer);
  if (isBarred === undefined) return sql`0::bigint`;
  const isOpen = source.streams.map((stream) => sql`(${stream.isOpen})`);
  return sql`(select count(*) from ${sql.table(source.table)} w
    where (${sql.join(isOpen, sql` or `)}) and (${isBarred}))`;
}

/** Whether an assignment is one of the rows of a source. */
function isOneOf({ table, streams }: WorkSource): RawBuilder<boolean> {
  const found = streams.map(({ isOpen }) => sql`(${isOpen})`);
  return sql`exists (select from ${sql.table(table)} w
    where w.id = a.subject_id and (${sql.join(found, sql` or `)}))`;
}

function overdueOf(source: WorkSource, now: Date): RawBuilder<number> {
  const branches = source.streams.map(
    (stream) => sql`
      (select from ${sql.table(source.table)} w
        where ${stream.isOpen} and ${stream.clock} <= ${clockAt(stream, now)}
        limit ${sql.lit(workTerms.countedAtMost)})`,
  );
  return sql`(select count(*) from (${sql.join(branches, sql` union all `)}) overdue)`;
}
