import type { WorkMember } from '@oja/contract/work';
import type { WorkKind } from '@oja/contract/work-fields';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { hintStaffOfWork } from '../../platform/staff-work/index.ts';
import type { Viewer } from './list-work.ts';
import { findOpenItem } from './queue.queries.ts';
import { noteViewer, readViewers, removeViewer } from './viewer.store.ts';
import { kindsFor } from './work-sources.ts';

/** Records that a member of staff looks at an open item, and returns who else does. The others are told of a newcomer. */
export async function watchWork(
  deps: Pick<Deps, 'db' | 'now'>,
  viewer: Viewer,
  item: { kind: WorkKind; id: string },
): Promise<WorkMember[]> {
  if (!kindsFor(viewer.role).includes(item.kind)) throw new Refusal('access_denied');
  return inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const sought = { ...item, viewer };
    if ((await findOpenItem(tx, sought, now)) === undefined) throw new Refusal('not_found');
    const isNew = await noteViewer(tx, { ...item, userId: viewer.id, now });
    if (isNew) await hintStaffOfWork(tx, item.kind);
    const viewers = await readViewers(tx, [item], { viewerId: viewer.id, now });
    return viewers.get(`${item.kind}:${item.id}`) ?? [];
  });
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
