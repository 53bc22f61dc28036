import type { WorkCounts } from '@oja/contract/work';
import { type WorkKind, workTerms } from '@oja/contract/work-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';
import { readWorkTallies } from '../../platform/tallies/index.ts';
import { clockAt } from './queue.queries.ts';
import { workSources } from './work-sources.ts';

interface CountedKind {
  kind: WorkKind;
  mine: number;
  owned: number;
  overdue: number;
}

/**
 * Open items come from maintained sums, owned ones from their few rows; only overdue ones are counted, up to a limit per
 * kind.
 */
export async function countWork(
  db: Db | Tx,
  view: { kinds: readonly WorkKind[]; viewerId: string; now: Date },
): Promise<WorkCounts> {
  const open = await readWorkTallies(db);
  const counted = await countEach(db, view);
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

async function countEach(
  db: Db | Tx,
  view: { kinds: readonly WorkKind[]; viewerId: string; now: Date },
): Promise<CountedKind[]> {
  const parts = view.kinds.map((kind) => {
    const source = workSources[kind];
    const { viewerId, now } = view;
    return sql`
      select ${sql.lit(kind)} as kind, ${ownedBy(source, { viewerId, now })} as mine,
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
    return sql`(select count(*) from work_assignments where kind = ${sql.lit(source.kind)} ${own})`;
  }
  const owner = source.owner(now);
  const owned = viewerId === undefined ? sql`${owner} is not null` : sql`${owner} = ${viewerId}`;
  return sql`(select count(*) from ${sql.table(source.table)} w where ${source.isOwned ?? sql`true`} and ${owned})`;
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
