import { admits, isStaff } from '@oja/contract/access';
import { id } from '@oja/contract/text';
import { userViewEndpoints } from '@oja/contract/user-views';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Session } from '../../../http/session.ts';
import { accountColumns, planOf } from './session.queries.ts';

/** A view as a session of the person that changes nothing; undefined unless everything still holds. */
export async function findView(
  options: { db: Db; now: () => Date },
  staff: Session,
  viewId: string,
): Promise<Session | undefined> {
  if (!admits(userViewEndpoints.startUserView.access, staff.user.role)) return undefined;
  if (!id.safeParse(viewId).success) return undefined;
  const found = await readOpenView(options.db, { viewId, staffId: staff.user.id, now: options.now() });
  if (found === undefined) return undefined;
  const { startedAt, viewExpiresAt, ...user } = found;
  if (isStaff(user.role)) return undefined;
  return {
    id: viewId,
    scope: 'user',
    createdAt: startedAt,
    expiresAt: viewExpiresAt,
    user,
    view: { staffId: staff.user.id },
  };
}

function readOpenView(db: Db, wanted: { viewId: string; staffId: string; now: Date }) {
  return db
    .selectFrom('userViews')
    .innerJoin('users', 'users.id', 'userViews.userId')
    .select(['userViews.startedAt', 'userViews.expiresAt as viewExpiresAt'])
    .select([...accountColumns.map((column) => `users.${column}` as const), planOf.as('plan')])
    .where('userViews.id', '=', wanted.viewId)
    .where('userViews.staffId', '=', wanted.staffId)
    .where('userViews.endedAt', 'is', null)
    .where('userViews.expiresAt', '>', wanted.now)
    .where('users.status', '=', 'active')
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
}

/** A view of a member of staff, over or not, with the name of the person. */
export function readOwnView(db: Db | Tx, own: { viewId: string; staffId: string }) {
  return db
    .selectFrom('userViews')
    .innerJoin('users', 'users.id', 'userViews.userId')
    .selectAll('userViews')
    .select('users.name')
    .where('userViews.id', '=', own.viewId)
    .where('userViews.staffId', '=', own.staffId)
    .executeTakeFirst();
}
