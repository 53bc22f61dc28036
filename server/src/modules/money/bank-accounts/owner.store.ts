import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** The state of a person that decides about destinations and withdrawals. */
export interface LockedOwner {
  id: string;
  status: string;
  /** The name that a destination's holder must match. */
  payoutName: string;
  emailConfirmedAt: Date | null;
  twoFactorEnabledAt: Date | null;
  passwordChangedAt: Date | null;
  nameChangedAt: Date | null;
}

const columns = [
  'id',
  'status',
  'emailConfirmedAt',
  'twoFactorEnabledAt',
  'passwordChangedAt',
  'nameChangedAt',
] as const;

/**
 * Locks the owner, so that changes of destinations and withdrawals of one person are serialised: the waiting time,
 * the primary account, the daily limit and the comparison of names depend on it. A change of name locks the same row.
 */
export async function lockOwner(tx: Tx, userId: string): Promise<LockedOwner> {
  const owner = await tx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { ...owner, payoutName: await readPayoutName(tx, userId) };
}

/**
 * Share lock for a transfer that is about to be sent: name and status stay unchanged, and other transfers are not
 * blocked.
 */
export async function shareOwner(tx: Tx, userId: string): Promise<LockedOwner> {
  const owner = await tx
    .selectFrom('users')
    .select(columns)
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirstOrThrow();
  return { ...owner, payoutName: await readPayoutName(tx, userId) };
}

/**
 * The payout name: of verified sellers the name on their approved application, which staff compared with a document
 * and which cannot be edited; of all others the name of the account. Read in a separate statement after the lock: a
 * joined row is not read again after a lock wait.
 */
export async function readPayoutName(db: Db | Tx, userId: string): Promise<string> {
  const person = await db
    .selectFrom('users')
    .leftJoin('sellerApplications', (join) =>
      join
        .onRef('sellerApplications.userId', '=', 'users.id')
        .on('sellerApplications.status', '=', 'approved'),
    )
    .select(['name', 'verified', 'firstName', 'lastName'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  const applicant = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  return person.verified && applicant !== '' ? applicant : person.name;
}
