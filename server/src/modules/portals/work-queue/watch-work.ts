import type { ReplyOf } from '@oja/contract/endpoint';
import type { workEndpoints } from '@oja/contract/work';
import type { WorkKind } from '@oja/contract/work-fields';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { findOwner, hintStaffOfWork } from '../../platform/staff-work/index.ts';
import type { Viewer } from './list-work.ts';
import { findOpenItem } from './queue.queries.ts';
import { noteViewer, readViewers, removeViewer } from './viewer.store.ts';
import { kindsFor } from './work-sources.ts';

type Watched = ReplyOf<typeof workEndpoints.watchWork>;

/**
 * Records that a member of staff looks at an open item, and returns who else does and who owns it. The others are told of
 * a newcomer.
 */
export async function watchWork(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  item: { kind: WorkKind; id: string },
): Promise<Watched> {
  if (!kindsFor(viewer.role).includes(item.kind)) throw new Refusal('access_denied');
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const sought = { ...item, viewer };
    if ((await findOpenItem(tx, sought, now)) === undefined) throw new Refusal('not_found');
    const isNew = await noteViewer(tx, { ...item, userId: viewer.id, now });
    if (isNew) await hintStaffOfWork(tx, item.kind);
    const viewers = await readViewers(tx, [item], { viewerId: viewer.id, now });
    return { viewers: viewers.get(`${item.kind}:${item.id}`) ?? [], owner: await readOwner(tx, item) };
  });
}

async function readOwner(tx: Tx, { kind, id }: { kind: WorkKind; id: string }): Promise<Watched['owner']> {
  if (kind === 'report' || kind === 'ticket') return null;
  const owner = await findOwner(tx, { kind, subjectId: id });
  return owner ? { id: owner.id, name: owner.name, since: owner.assignedAt.toISOString() } : null;
}

export async function leaveWork(
  deps: Pick<Deps, 'db'>,
  viewer: Viewer,
  item: { kind: WorkKind; id: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const wasThere = await removeViewer(tx, { ...item, userId: viewer.id });
    if (wasThere) await hintStaffOfWork(tx, item.kind);
  });
}
