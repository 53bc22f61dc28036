import { isStaff, type Role } from '@oja/contract/access';
import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import {
  adminEnds,
  answersProposals,
  changeOtherAccount,
  concernsApprover,
  endSessions,
  type LockedAccount,
  notifyAdmins,
  proposeAdminChange,
  rescopeSessions,
  type StaffMember,
  type UserRow,
  updateUser,
} from '../../people/accounts/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';

/**
 * Changes a role, with a proof of presence. The same role again changes nothing.
 */
export async function changeRole(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  input: { userId: string; role: Role; by: StaffMember; provenBy: ProofSubject },
): Promise<WaitingApproval> {
  const { userId, by } = input;
  return changeOtherAccount(deps, { userId, by }, (tx, locked) =>
    proposeRole(tx, deps, { ...input, locked }),
  );
}

interface RoleChange {
  role: Role;
  by: StaffMember;
  provenBy: ProofSubject;
  locked: LockedAccount;
}

/** Gives a role, or proposes it when it makes or ends one who answers proposals and that needs a second administrator. */
export async function proposeRole(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { role, by, provenBy, locked: { target } }: RoleChange,
): Promise<WaitingApproval> {
  if (concernsApprover(target.role, role)) {
    const proposal = { target, change: { kind: 'role', role }, by, provenBy } as const;
    const approval = await proposeAdminChange(tx, proposal, deps.now());
    if (approval !== null) return approval;
  } else if (role !== target.role) await requireProof(tx, provenBy, deps.now());
  await giveRole(tx, deps, { target, role, by });
  return null;
}

/**
 * A promotion ends the sessions, so that the user signs in through the staff portal with its second factor. After a
 * demotion the session stays open with the new role and gets 403 in the admin portal from the next call on.
 */
export async function giveRole(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { target: before, role, by }: { target: UserRow; role: Role; by: Actor },
): Promise<void> {
  if (before.role === role) return;
  const now = deps.now();
  const { id: userId } = before;
  const verified = role === 'verified_seller';
  await updateUser(tx, userId, { role, verified, ...adminEnds(before, now) });
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
  await notify(tx, 'role_changed', userId, { role }, now);
  if (concernsApprover(before.role, role))
    await notifyAdmins(tx, { target: before, ...changeOf(before.role, role), by, now });
}

function changeOf(before: Role, after: Role): { what: 'made' | 'demoted'; role: Role } {
  return answersProposals(after) ? { what: 'made', role: after } : { what: 'demoted', role: before };
}
