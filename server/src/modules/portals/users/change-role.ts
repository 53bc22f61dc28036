import { isStaff, type Role } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import {
  changeOtherAccount,
  endSessions,
  type LockedAccount,
  rescopeSessions,
  type StaffMember,
  updateUser,
} from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';

/**
 * Changes a role. The same role again changes nothing; promoting or demoting an administrator needs a proof of
 * presence.
 */
export async function changeRole(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  input: { userId: string; role: Role; by: StaffMember; provenBy: ProofSubject },
): Promise<void> {
  const { userId, by } = input;
  await changeOtherAccount(deps, { userId, by }, (tx, locked) => giveRole(tx, deps, { ...input, locked }));
}

/**
 * A promotion ends the sessions, so that the user signs in through the staff portal with its second factor. After a
 * demotion the session stays open with the new role and gets 403 in the admin portal from the next call on.
 */
export async function giveRole(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  change: { userId: string; role: Role; by: StaffMember; provenBy: ProofSubject; locked: LockedAccount },
): Promise<void> {
  const { userId, role, by, provenBy, locked } = change;
  const before = locked.target;
  if (before.role === role) return;
  const now = deps.now();
  if (role === 'admin' || before.role === 'admin') await requireProof(tx, provenBy, now);
  const verified = role === 'verified_seller';
  await updateUser(tx, userId, { role, verified });
  if (role === 'admin' || (isStaff(role) && !isStaff(before.role)))
    await endSessions(tx, { userId, now, reason: 'role_changed' });
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
