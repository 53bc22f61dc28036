import { isStaff, type Role } from '@oja/contract/access';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Actor } from '../audit/index.ts';
import { changeAccount } from './change-account.ts';
import { lockActiveAdmins, lockUserIfPresent, type UserRow } from './user.store.ts';

/** The member of staff who changes somebody else's account. */
export interface StaffMember extends Actor {
  id: string;
  role: Role;
}

export interface LockedAccount {
  target: UserRow;
}

/**
 * The frame of everything staff do to an account: nobody acts on themselves, and moderators not on staff. The active
 * administrators are locked first, in one order, so that of two who demote each other at once the second is no longer
 * staff when its turn comes, and one always remains. The last administrator is refused unless the use case declares
 * itself harmless to them.
 */
export async function changeOtherAccount<Result>(
  deps: Deps,
  input: { userId: string; by: StaffMember; harmlessToLastAdmin?: boolean },
  useCase: (tx: Tx, locked: LockedAccount) => Promise<Result>,
): Promise<Result> {
  const { userId, by } = input;
  if (userId === by.id) throw new Refusal('own_account_refused');
  return changeAccount(deps, userId, async (tx) => {
    const admins = await lockActiveAdmins(tx);
    const target = await lockPerson(tx, userId);
    const isLastAdmin = admins.length === 1 && admins[0] === userId;
    // The session was read before the locks were held; its owner may have been demoted since.
    await checkStillStaff(tx, by);
    if (isLastAdmin && !input.harmlessToLastAdmin) throw new Refusal('last_admin_protected');
    if (isStaff(target.role) && by.role !== 'admin') throw new Refusal('staff_protected');
    return useCase(tx, { target });
  });
}

async function lockPerson(tx: Tx, userId: string): Promise<UserRow> {
  const person = await lockUserIfPresent(tx, userId);
  if (person === undefined) throw new Refusal('not_found');
  return person;
}

async function checkStillStaff(tx: Tx, by: StaffMember): Promise<void> {
  const row = await tx
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', by.id)
    .where('erasedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (row?.role !== by.role || row.status !== 'active') throw new Refusal('access_denied');
}
