import type { ManagedUser, UserAction } from '@oja/contract/admin-users';
import { nairaFromKobo } from '@oja/contract/money';
import type { UserRow } from './user-list.queries.ts';

/** A user in the terms of the admin portal, with the actions of this administrator. */
export function presentUser(row: UserRow, viewer: { adminId: string; balanceKobo: number }): ManagedUser {
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
    wallet: { balance: nairaFromKobo(viewer.balanceKobo) },
    actions: actionsFor(row, viewer.adminId),
  };
}

/** No administrator acts on their own account here. */
function actionsFor(row: UserRow, adminId: string): UserAction[] {
  if (row.id === adminId) return [];
  return [
    'edit',
    'adjust_wallet',
    'change_role',
    row.status === 'active' ? 'suspend' : 'unsuspend',
    'delete',
  ];
}
