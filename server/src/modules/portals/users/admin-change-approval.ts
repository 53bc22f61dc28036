import { type Role, roleLabels } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';
import {
  type AdminChange,
  adminChange,
  chosePasswordSince,
  lockActiveAdmins,
  lockUserIfPresent,
  startEmailChange,
  type UserRow,
} from '../../people/accounts/index.ts';
import { reactivate, suspend } from '../../people/sanctions/index.ts';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { followSellerReturn } from '../../trade/listings/index.ts';
import { giveRole } from './change-role.ts';
import { eraseByStaff } from './delete-user.ts';

const roleNames: Readonly<Record<Role, string>> = { ...roleLabels, admin: 'Administrator' };

/** Changes to those who answer proposals that need a second administrator. */
export const adminChangeApproval: ApprovalHandler = {
  kind: 'admin_change',
  async describe(db, row) {
    const change = adminChange.parse(row.payload);
    const person = await db
      .selectFrom('users')
      .select(['name', 'email', 'role', 'status', 'erasedAt'])
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
      page: `/admin/users/${row.subjectId}`,
      facts: [
        { name: 'Change', value: wordOf(change) },
        { name: 'Role now', value: roleNames[person.role] },
        ...(person.status === 'active' ? [] : [{ name: 'Account now', value: statusNames[person.status] }]),
      ],
    };
  },
  /** All administrators are locked already, before the account, as in every change to one. */
  lockSubject: (tx, { subjectId }) => lockUserIfPresent(tx, subjectId),
  async execute(tx, deps, { row, proposer: by }) {
    const { refuseLastAdmin } = await lockActiveAdmins(tx);
    const target = await lockUserIfPresent(tx, row.subjectId);
    if (target === undefined) throw new Refusal('not_found');
    const change = adminChange.parse(row.payload);
    const keepsAdmin = change.kind === 'email' || (change.kind === 'role' && change.role === 'admin');
    if (!keepsAdmin) refuseLastAdmin(target.id);
    await executeChange(tx, deps, { change, target, by, reason: row.reason, proposedAt: row.proposedAt });
    await announce(tx, { userChanged: target.id });
  },
  afterCommit({ sessions, market }, { subjectId }) {
    sessions.invalidateUser(subjectId);
    market.changed();
  },
};

interface ProposedChange {
  change: AdminChange;
  target: UserRow;
  by: Actor;
  reason: string;
  proposedAt: Date;
}

async function executeChange(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  { change, proposedAt, ...order }: ProposedChange,
): Promise<void> {
  const { target } = order;
  const now = deps.now();
  switch (change.kind) {
    case 'role':
      return giveRole(tx, deps, { ...order, role: change.role });
    case 'suspend':
      return suspend(tx, deps, { ...order, days: change.days, now });
    case 'reactivate':
      // A suspension may have ended by the clock meanwhile.
      if (target.status === 'active')
        throw new Refusal('state_conflict', { message: 'This account is active already.' });
      await reactivate(tx, { ...order, tellReason: change.tellReason, now });
      return followSellerReturn(tx, { sellerId: target.id, now });
    case 'delete':
      return eraseByStaff(tx, deps, order);
    case 'email':
      if (change.email === undefined) throw new Refusal('not_found');
      if (chosePasswordSince(target, proposedAt)) throw passwordChosenSince();
      return startEmailChange(tx, { ...order, email: change.email, requestedAt: proposedAt, now });
  }
}

function passwordChosenSince(): Refusal {
  return new Refusal('state_conflict', {
    message: 'The password of this account was changed after the proposal. Please propose the address again.',
  });
}

function wordOf(change: AdminChange): string {
  switch (change.kind) {
    case 'role':
      return `New role: ${roleNames[change.role]}`;
    case 'suspend':
      return change.days ? `Suspend for ${change.days} days` : 'Suspend';
    case 'reactivate':
      return 'Let in again';
    case 'delete':
      return 'Delete the account';
    case 'email':
      return `New e-mail address: ${change.email ?? 'erased'}`;
  }
}

const statusNames: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  banned: 'Suspended',
};
