import type { OperatorFigures } from '@oja/contract/operator-figures';
import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import type { Db } from '../../../db/client.ts';
import { readWorkTallies } from '../../platform/tallies/index.ts';
import { dueShown } from './present-work.ts';
import { readQueuePage } from './queue.queries.ts';
import { workSources } from './work-sources.ts';

type Backlog = OperatorFigures['backlog'];

/** How many items of each kind are open, and how long the one that is due first has waited. */
export async function readBacklog(db: Db, now: Date): Promise<Backlog> {
  const open = await readWorkTallies(db);
  return Promise.all(
    workKinds.map(async (kind) => ({
      kind,
      open: open(kind),
      first_due: await readFirstDue(db, kind, now),
    })),
  );
}

async function readFirstDue(db: Db, kind: WorkKind, now: Date): Promise<Backlog[number]['first_due']> {
  const view = { kinds: [kind], filter: {}, now };
  const [row] = await readQueuePage(db, view, { after: undefined, limit: 1 });
  if (row === undefined) return null;
  const [description] = await workSources[kind].describe(db, [row.id], now);
  if (description === undefined) return null;
  return { opened_at: description.openedAt.toISOString(), due_at: dueShown(row.dueAt) };
}
