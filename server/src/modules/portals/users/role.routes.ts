import { roles } from '@oja/contract/access';
import type { staffRoleEndpoints } from '@oja/contract/staff-roles';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { readUserTallies } from '../../platform/tallies/index.ts';

export const roleRoutes = (deps: Deps): Handlers<typeof staffRoleEndpoints> => ({
  async countRoles() {
    const count = await readUserTallies(deps.db);
    const data = roles.map((role) => ({
      role,
      people: count({ roles: role === 'seller' ? ['seller', 'verified_seller'] : [role] }),
    }));
    return { data };
  },
});
