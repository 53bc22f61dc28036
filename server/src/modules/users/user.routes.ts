import type { adminUserEndpoints } from '@oja/contract/admin-users';
import type { Deps } from '../../deps.ts';
import type { Client, Handlers } from '../../http/call.ts';
import type { Session } from '../../http/session.ts';
import { type StaffMember, suspendUser, unsuspendUser } from '../accounts/index.ts';
import { staffActor } from '../audit/index.ts';

export const userRoutes = (deps: Deps): Handlers<typeof adminUserEndpoints> => ({
  async banUser(call) {
    const { id: userId } = call.params;
    const { status } = await suspendUser(deps, { userId, by: memberOf(call), reason: call.body?.reason });
    return { data: { id: userId, status }, message: 'User suspended successfully' };
  },
  async unbanUser(call) {
    const { id: userId } = call.params;
    const change = { userId, by: memberOf(call), reason: call.body?.reason };
    const { status, before } = await unsuspendUser(deps, change);
    const message = before === 'inactive' ? 'User Activated successfully' : 'User unsuspended successfully';
    return { data: { id: userId, status }, message };
  },
});

function memberOf(call: { session: Session; client: Client }): StaffMember {
  const { id, role } = call.session.user;
  return { ...staffActor(call), id, role };
}
