import { isStaff, type Role } from '@oja/contract/access';
import type { WaitingApproval } from '@oja/contract/approvals';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import {
  answersProposals,
  emailTaken,
  inviteAccount,
  lockUser,
  notifyAdmins,
  proposeAdminChange,
} from '../../people/accounts/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import { giveRole } from './change-role.ts';

/**
 * Creates an account; its owner sets the password by a link in the mail. One who answers proposals is
 * a user until a second administrator has approved it, where the settings say so.
 */
export async function addUser(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { name: string; email: string; role: Role; actor: Actor & { id: string }; provenBy: ProofSubject },
): Promise<{ userId: string; approval: WaitingApproval }> {
  const { name, email, role, actor, provenBy } = input;
  const refused = refuseContacts({ name });
  if (refused) throw refused;
  try {
    return await inTransaction(deps.db, async (tx) => {
      await lockActingStaff(tx, actor.id, 'admin');
      if (isStaff(role)) await requireProof(tx, provenBy, deps.now());
      const needsSecond =
        answersProposals(role) && (await readSection(tx, 'security')).value.secondAdminForAdmins;
      const roleNow = needsSecond ? 'user' : role;
      const userId = await inviteAccount(tx, deps, { name, email, role: roleNow });
      await audit(tx, {
        actor,
        action: 'user.added',
        subject: { kind: 'user', id: userId },
        after: { name, email, role: roleNow },
        personal: { of: userId, keys: ['name', 'email'] },
      });
      const now = deps.now();
      const target = { id: userId, name, role: roleNow, status: 'active' } as const;
      if (answersProposals(role) && !needsSecond)
        await notifyAdmins(tx, { target, role, what: 'made', by: actor, now });
      if (!needsSecond) return { userId, approval: null };
      const proposal = { target, change: { kind: 'role', role }, by: actor, provenBy } as const;
      const approval = await proposeAdminChange(tx, proposal, now);
      if (approval === null)
        await giveRole(tx, deps, { target: await lockUser(tx, userId), role, by: actor });
      return { userId, approval };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw emailTaken();
    throw error;
  }
}
