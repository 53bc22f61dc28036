import type { WorkItem, WorkMember } from '@oja/contract/work';
import type { WorkKind } from '@oja/contract/work-fields';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../../../db/prepared.ts';
import type { WorkDescription } from '../../platform/staff-work/index.ts';
import type { QueueRow } from './queue.queries.ts';
import { readViewers } from './viewer.store.ts';
import { workSources } from './work-sources.ts';

/** Rows of the queue as the list shows them, in their order. A row that ended since is left out. */
export async function presentWork(
  db: Db,
  rows: readonly QueueRow[],
  view: { viewerId: string; now: Date },
): Promise<WorkItem[]> {
  const [descriptions, owners, viewers] = await Promise.all([
    describe(db, rows, view.now),
    readNames(db, rows),
    readViewers(db, rows, view),
  ]);
  return rows.flatMap((row) => {
    const description = descriptions.get(keyOf(row));
    if (description === undefined) return [];
    return [present(row, { description, owners, viewers: viewers.get(keyOf(row)) ?? [], now: view.now })];
  });
}

const keyOf = ({ kind, id }: { kind: WorkKind; id: string }) => `${kind}:${id}`;

/** Tickets that owe no answer carry this year, so that they come last. */
const neverDueYear = 9999;

function dueShown(dueAt: Date): string | null {
  return dueAt.getUTCFullYear() < neverDueYear ? dueAt.toISOString() : null;
}

function present(
  row: QueueRow,
  given: {
    description: WorkDescription;
    owners: ReadonlyMap<string, string>;
    viewers: WorkMember[];
    now: Date;
  },
): WorkItem {
  const { kind, id, dueAt, ownerId } = row;
  const { reference, title, personId, personName, openedAt, priority, page } = given.description;
  const ownerName = ownerId === null ? undefined : given.owners.get(ownerId);
  const shownDue = dueShown(dueAt);
  return {
    kind,
    id,
    reference,
    title,
    person: personId === null ? null : { id: personId, name: personName ?? '' },
    opened_at: openedAt.toISOString(),
    due_at: shownDue,
    overdue: shownDue !== null && dueAt <= given.now,
    priority,
    waiting_for: row.waitingFor,
    owner: ownerId === null || ownerName === undefined ? null : { id: ownerId, name: ownerName },
    viewers: given.viewers,
    page,
  };
}

/** One query for each kind on the page. */
async function describe(
  db: Db,
  rows: readonly QueueRow[],
  now: Date,
): Promise<ReadonlyMap<string, WorkDescription>> {
  const described = await Promise.all(
    [...Map.groupBy(rows, ({ kind }) => kind)].map(async ([kind, ofKind]) => {
      const ids = ofKind.map(({ id }) => id);
      const descriptions = await workSources[kind].describe(db, ids, now);
      return descriptions.map((one) => [keyOf({ kind, id: one.id }), one] as const);
    }),
  );
  return new Map(described.flat());
}

async function readNames(db: Db, rows: readonly QueueRow[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.flatMap(({ ownerId }) => (ownerId === null ? [] : [ownerId])))];
  if (ids.length === 0) return new Map();
  const people = await db.selectFrom('users').select(['id', 'name']).where('id', '=', anyOf(ids)).execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
