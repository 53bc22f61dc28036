import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';

/** What is decided about a person whose destinations or withdrawals change. */
export interface LockedOwner {
  id: string;
  status: string;
  /** The name that the holder of a destination must have. */
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
 * Destinations and withdrawals of one person change one after the other: the waiting time, the primary account, the
 * daily limit and the comparison of names depend on it. A change of name locks the same row.
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

/** For a transfer that is about to leave: keeps the name and the status as they are, beside other transfers. */
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
 * Verified sellers are compared under the name on their approved application, which staff compared with a document and
 * which cannot be edited; all others under the name of the account. Read after the lock, in a statement of its own:
 * a row that is joined to a locked one is not read again when the lock was waited for.
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
