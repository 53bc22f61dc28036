import { type AccessRule, admits, isStaff } from '@oja/contract/access';
import { adminUserEndpoints } from '@oja/contract/admin-users';
import type { ManagedUser, UserAction } from '@oja/contract/managed-user-fields';
import { nairaFromKobo } from '@oja/contract/money';
import { personPageEndpoints } from '@oja/contract/person-page';
import { userViewEndpoints } from '@oja/contract/user-views';
import { walletAdjustmentEndpoints } from '@oja/contract/wallet-adjustments';
import type { SessionUser } from '../../../http/session.ts';
import type { UserRow } from './user-list.queries.ts';

export type UserViewer = Pick<SessionUser, 'id' | 'role'>;

/** A user in the terms of the admin portal, with the actions of this member of staff. */
export function presentUser(row: UserRow, shown: { viewer: UserViewer; balanceKobo: number }): ManagedUser {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    email: row.email,
    phone: row.phone,
    location: row.location,
    role: row.role,
    status: row.status,
    verified: row.verified,
    created_at: row.createdAt.toISOString(),
    referral_code: row.referralCode,
    avatar: row.avatar,
    plan: row.planName === null ? null : { name: row.planName },
    wallet: { balance: nairaFromKobo(shown.balanceKobo) },
    actions: actionsFor(row, shown.viewer),
  };
}

/** Staff do not act on their own account here, and only administrators on that of staff. */
function actionsFor(row: UserRow, viewer: UserViewer): UserAction[] {
  if (row.id === viewer.id || (isStaff(row.role) && viewer.role !== 'admin')) return [];
  const actions: UserAction[] = [
    'edit',
    'adjust_wallet',
    'change_role',
    row.status === 'active' ? 'suspend' : 'unsuspend',
    'delete',
    'help_sign_in',
    'change_email',
  ];
  if (row.status === 'active' && !isStaff(row.role)) actions.push('view_as');
  return actions.filter((action) => admits(callOf[action].access, viewer.role));
}

const callOf: Readonly<Record<UserAction, { access: AccessRule }>> = {
  edit: adminUserEndpoints.editUser,
  adjust_wallet: walletAdjustmentEndpoints.adjustWallet,
  change_role: adminUserEndpoints.changeUserRole,
  suspend: adminUserEndpoints.banUser,
  unsuspend: adminUserEndpoints.unbanUser,
  delete: adminUserEndpoints.deleteUserByStaff,
  help_sign_in: personPageEndpoints.sendUserResetLink,
  change_email: personPageEndpoints.changeUserEmail,
  view_as: userViewEndpoints.startUserView,
};
