import { isStaff, type Role } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { changeAccount } from './change-account.ts';
import { lockActiveAdmins } from './last-admin.ts';
import { lockUserIfPresent, type UserRow } from './user.store.ts';

/** The member of staff who changes another account. */
export interface StaffMember extends Actor {
  id: string;
  role: Role;
}

export interface LockedAccount {
  target: UserRow;
}

/**
 * Every change that staff make to an account goes through here: no member of staff changes their own account, and
 * only administrators change those of staff. The locks come first, so that a caller who was demoted meanwhile is refused.
 * The last administrator is refused unless the use case is harmless to them.
 */
export async function changeOtherAccount<Result>(
  deps: Pick<Deps, 'db' | 'sessions'>,
  input: { userId: string; by: StaffMember; harmlessToLastAdmin?: boolean },
  useCase: (tx: Tx, locked: LockedAccount) => Promise<Result>,
): Promise<Result> {
  const { userId, by } = input;
  if (userId === by.id) throw new Refusal('own_account_refused');
  return changeAccount(deps, userId, async (tx) => {
    const { refuseLastAdmin } = await lockActiveAdmins(tx);
    const target = await lockPerson(tx, userId);
    // The session was read before the locks were held; its owner may have been demoted since.
    await checkStillStaff(tx, by);
    if (!input.harmlessToLastAdmin) refuseLastAdmin(userId);
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
