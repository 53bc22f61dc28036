import { staffWith } from '@oja/contract/access';
import { type WorkKind, workAccess, workKinds } from '@oja/contract/work-fields';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { defineJob } from '../../../jobs/job.ts';
import { announce } from '../../../live/live-hub.ts';
import { listStaff } from '../notifications/index.ts';

/**
 * Sends a hint to all who may decide a kind, so that queues and open cases are fetched again. Not for transactions that
 * move money.
 */
export async function hintStaffOfWork(db: Db | Tx, kind: WorkKind): Promise<void> {
  const staff = await listStaff(db, staffWith(workAccess[kind]));
  await announce(db, ...staff.map((userId) => ({ userId, hint: { topic: 'work', id: kind } })));
}

/** Enqueued by the triggers of 0096 when work begins or ends. */
export const announceWork = defineJob({
  name: 'announce_work',
  payload: z.object({ kind: z.enum(workKinds) }),
  attempts: 3,
  run: (deps, { kind }) => hintStaffOfWork(deps.db, kind),
});
