import type { securityCenterEndpoints } from '@oja/contract/security-center';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { showSecurityCenter } from './show-security-center.ts';

export const securityCenterRoutes = (deps: Deps): Handlers<typeof securityCenterEndpoints> => ({
  async securityCenter({ session }) {
    return { data: await showSecurityCenter(deps, session) };
  },
});
