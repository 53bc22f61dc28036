import { minuteMs } from '@oja/contract/durations';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Sessions } from '../../../db/database.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { SessionUser } from '../../../http/session.ts';

/** Without the proof of presence, which is read in the transaction that acts (`requireProof`) and never cached. */
type SessionRow = Omit<Selectable<Sessions>, 'provenAt' | 'endReason'>;

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

export const planOf = sql<SessionUser['plan']>`(
  select jsonb_build_object('id', plans.id, 'name', plans.name)
    from subscriptions join plans on plans.id = subscriptions.plan_id
   where subscriptions.user_id = users.id)`;

const seenAgainAfterMs = 5 * minuteMs;

export async function readSessionWithUser(
  db: Db,
  tokenHash: Buffer,
  now: Date,
): Promise<(SessionRow & { user: SessionUser }) | undefined> {
  const found = await findSession(db, tokenHash, now);
  if (found === undefined) return undefined;
  const {
    sessionId,
    startedAt,
    scope,
    remembered,
    device,
    address,
    lastSeenAt,
    expiresAt,
    endedAt,
    ...rest
  } = found;
  const { tokenHash: storedHash, ...user } = rest;
  if (now.getTime() - lastSeenAt.getTime() > seenAgainAfterMs) {
    await db.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', sessionId).execute();
  }
  return {
    id: sessionId,
    userId: user.id,
    tokenHash: storedHash,
    scope,
    remembered,
    device,
    address,
    createdAt: startedAt,
    lastSeenAt,
    expiresAt,
    endedAt,
    user,
  };
}

function findSession(db: Db, tokenHash: Buffer, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select([
      'sessions.id as sessionId',
      'tokenHash',
      'scope',
      'remembered',
      'device',
      'address',
      'sessions.createdAt as startedAt',
      'lastSeenAt',
      'expiresAt',
      'endedAt',
    ])
    .select([...accountColumns.map((column) => `users.${column}` as const), planOf.as('plan')])
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('users.erasedAt', 'is', null)
    .modifyEnd(prepared)
    .executeTakeFirst();
}

/** A session that is over, as long as its row is kept. */
export function readEndedSession(db: Db, tokenHash: Buffer) {
  return db
    .selectFrom('sessions')
    .select(['endedAt', 'endReason', 'expiresAt', 'createdAt', 'remembered'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
}

export function readAccount(db: Db | Tx, userId: string): Promise<SessionUser | undefined> {
  return db
    .selectFrom('users')
    .select([...accountColumns, planOf.as('plan')])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
}
