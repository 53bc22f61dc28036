import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Sessions } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import type { SessionUser } from '../../http/session.ts';

type SessionRow = Selectable<Sessions>;

export const accountColumns = [
  'id',
  'number',
  'email',
  'name',
  'nickname',
  'role',
  'status',
  'verified',
  'bio',
  'telegram',
  'whatsapp',
  'phone',
  'location',
  'avatar',
  'formerSeller',
  'referralCode',
  'emailConfirmedAt',
  'twoFactorEnabledAt',
  'passwordChangedAt',
  'createdAt',
] as const satisfies readonly (keyof SessionUser)[];

const planOf = sql<SessionUser['plan']>`(
  select jsonb_build_object('id', plans.id, 'name', plans.name)
    from subscriptions join plans on plans.id = subscriptions.plan_id
   where subscriptions.user_id = users.id)`;

const seenAgainAfterMs = 5 * 60_000;

export async function readSessionWithUser(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(SessionRow & { user: SessionUser }) | undefined> {
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  if (session === undefined) return undefined;
  const user = await readAccount(db, session.userId);
  if (user === undefined) return undefined;
  if (now.getTime() - session.lastSeenAt.getTime() > seenAgainAfterMs) {
    await db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', session.id).execute();
  }
  return { ...session, user };
}

export function readAccount(db: Db | Tx, userId: string): Promise<SessionUser | undefined> {
  return db
    .selectFrom('users')
    .select([...accountColumns, planOf.as('plan')])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}
