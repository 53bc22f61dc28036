import { isStaff, type Role } from '@oja/contract/access';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type ProofSubject, requireProof } from '../../http/require-proof.ts';
import {
  changeOtherAccount,
  endSessions,
  type LockedAccount,
  rescopeSessions,
  type StaffMember,
  updateUser,
} from '../accounts/index.ts';
import { audit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';

/** Changes a role. The same role again changes nothing; making or demoting an administrator needs a proof. */
export async function changeRole(
  deps: Deps,
  input: { userId: string; role: Role; by: StaffMember; provenBy: ProofSubject },
): Promise<void> {
  const { userId, by } = input;
  await changeOtherAccount(deps, { userId, by }, (tx, locked) => giveRole(tx, deps, { ...input, locked }));
}

/**
 * Whoever is given more than they had signs in again, so that the staff door and its second factor are passed; a staff
 * session of somebody demoted goes on as what they are now, and meets 403 at the admin portal from the next call on.
 */
export async function giveRole(
  tx: Tx,
  deps: Deps,
  change: { userId: string; role: Role; by: StaffMember; provenBy: ProofSubject; locked: LockedAccount },
): Promise<void> {
  const { userId, role, by, provenBy, locked } = change;
  const before = locked.target;
  if (before.role === role) return;
  const now = deps.now();
  if (role === 'admin' || before.role === 'admin') await requireProof(tx, provenBy, now);
  const verified = role === 'verified_seller';
  await updateUser(tx, userId, { role, verified });
  if (role === 'admin' || (isStaff(role) && !isStaff(before.role))) await endSessions(tx, { userId, now });
  else if (isStaff(before.role) && !isStaff(role)) await rescopeSessions(tx, userId);
  await audit(tx, {
    actor: by,
    action: 'user.role_changed',
    subject: { kind: 'user', id: userId },
    before: { role: before.role, verified: before.verified },
    after: { role, verified },
  });
  await notify(tx, 'role_changed', userId, { role: roleNames[role] }, now);
}

const roleNames: Record<Role, string> = {
  user: 'a user',
  seller: 'a seller',
  verified_seller: 'a verified seller',
  moderator: 'a moderator',
  admin: 'an administrator',
};
