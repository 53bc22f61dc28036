import type { Role } from '@oja/contract/access';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';
import { adminChange, lockActiveAdmins, lockUserIfPresent } from '../../people/accounts/index.ts';
import { suspend } from '../../people/sanctions/index.ts';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { giveRole } from './change-role.ts';
import { eraseByStaff } from './delete-user.ts';

const roleNames: Readonly<Record<Role, string>> = {
  user: 'User',
  seller: 'Seller',
  verified_seller: 'Verified seller',
  moderator: 'Moderator',
  support: 'Support',
  trust: 'Trust',
  finance: 'Finance',
  admin: 'Administrator',
};

/** Making, demoting, suspending or deleting an administrator, where the settings ask for a second one. */
export const adminChangeApproval: ApprovalHandler = {
  kind: 'admin_change',
  async describe(db, row) {
    const change = adminChange.parse(row.payload);
    const person = await db
      .selectFrom('users')
      .select(['name', 'email', 'role', 'erasedAt'])
      .where('id', '=', row.subjectId)
      .executeTakeFirst();
    if (person === undefined || person.erasedAt !== null) {
      return {
        subject: 'A person who is gone',
        page: null,
        facts: [{ name: 'Change', value: wordOf(change) }],
      };
    }
    return {
      subject: `${person.name} (${person.email})`,
      page: `/admin/users?user=${row.subjectId}`,
      facts: [
        { name: 'Change', value: wordOf(change) },
        { name: 'Role now', value: roleNames[person.role] },
      ],
    };
  },
  /** The order of locks of every change to an account: all administrators, then the account. */
  async lockSubject(tx, { subjectId }) {
    await lockActiveAdmins(tx);
    await lockUserIfPresent(tx, subjectId);
  },
  async carryOut(tx, deps, { row, proposer: by, approver }) {
    const { refuseLastAdmin } = await lockActiveAdmins(tx);
    const target = await lockUserIfPresent(tx, row.subjectId);
    if (target === undefined) throw new Refusal('not_found');
    if (target.id === approver.id) throw new Refusal('own_account_refused');
    const change = adminChange.parse(row.payload);
    if (change.kind !== 'role' || change.role !== 'admin') refuseLastAdmin(target.id);
    const { reason } = row;
    if (change.kind === 'role') await giveRole(tx, deps, { target, role: change.role, by });
    else if (change.kind === 'suspend')
      await suspend(tx, deps, { target, by, reason, days: change.days, now: deps.now() });
    else await eraseByStaff(tx, deps, { target, by, reason });
    await announce(tx, { userChanged: target.id });
  },
  afterCommit({ sessions, market }, { subjectId }) {
    sessions.invalidateUser(subjectId);
    market.changed();
  },
};

function wordOf(change: ReturnType<typeof adminChange.parse>): string {
  if (change.kind === 'suspend') return change.days ? `Suspend for ${change.days} days` : 'Suspend';
  return change.kind === 'delete' ? 'Delete the account' : `New role: ${roleNames[change.role]}`;
}
