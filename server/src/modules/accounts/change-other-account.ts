import { isStaff, type Role } from '@oja/contract/access';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Actor } from '../audit/index.ts';
import { changeAccount } from './change-account.ts';
import { lockActiveAdmins, type UserRow } from './user.store.ts';

/** The member of staff who changes somebody else's account. */
export interface StaffMember extends Actor {
  id: string;
  role: Role;
}

export interface LockedAccount {
  target: UserRow;
  /** True while nobody else could administer Oja without this account. */
  isLastAdmin: boolean;
}

/**
 * The frame of everything staff do to an account: nobody acts on themselves, and moderators not on staff. The active
 * administrators are locked first, in one order, so that of two who demote each other at once the second meets what the
 * first has done, and one always remains.
 */
export async function changeOtherAccount<Result>(
  deps: Deps,
  input: { userId: string; by: StaffMember },
  useCase: (tx: Tx, locked: LockedAccount) => Promise<Result>,
): Promise<Result> {
  const { userId, by } = input;
  if (userId === by.id) throw new Refusal('own_account_refused');
  return changeAccount(deps, userId, async (tx) => {
    const admins = await lockActiveAdmins(tx);
    const target = await lockPerson(tx, userId);
    const isLastAdmin = admins.length === 1 && admins[0] === userId;
    // The session was looked at before the locks were held; its owner may have been demoted since.
    if (!isLastAdmin) await checkStillStaff(tx, by);
    if (isStaff(target.role) && by.role !== 'admin') throw new Refusal('staff_protected');
    return useCase(tx, { target, isLastAdmin });
  });
}

async function lockPerson(tx: Tx, userId: string): Promise<UserRow> {
  const person = await tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (person === undefined) throw new Refusal('not_found');
  return person;
}

async function checkStillStaff(tx: Tx, by: StaffMember): Promise<void> {
  const row = await tx
    .selectFrom('users')
    .select(['role', 'status'])
    .where('id', '=', by.id)
    .executeTakeFirst();
  if (row?.role !== by.role || row.status !== 'active') throw new Refusal('access_denied');
}
