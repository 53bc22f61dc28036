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
  /** Null where the maintained sum counts. */
  open: number | null;
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
 * Open items come from maintained sums, owned ones from their few rows; only overdue ones are counted, up to a limit per
 * kind. A kind of which the viewer may decide a part is counted by its rows.
 */
export async function countWork(db: Db | Tx, view: CountView): Promise<WorkCounts> {
  const tallied = await readWorkTallies(db);
  const counted = await countEach(db, view);
  const open = (kind: WorkKind) => counted.find((row) => row.kind === kind)?.open ?? tallied(kind);
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
    const isWhole = source === workSources[kind];
    return sql`
      select ${sql.lit(kind)} as kind, ${isWhole ? sql`null::bigint` : openOf(source)} as open, ${ownedBy(source, { viewerId: viewer.id, now })} as mine,
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

function openOf(source: WorkSource): RawBuilder<number> {
  const open = source.streams.map(
    ({ isOpen }) => sql`select from ${sql.table(source.table)} w where ${isOpen}`,
  );
  return sql`(select count(*) from (${sql.join(open, sql` union all `)}) open)`;
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
