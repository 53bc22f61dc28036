import type { accountEndpoints } from '@oja/contract/accounts';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { profileRoutes } from './profile.routes.ts';
import { securityRoutes } from './security.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const accountRoutes = (deps: Deps): Omit<Handlers<typeof accountEndpoints>, 'deleteUser'> => ({
  ...signInRoutes(deps),
  ...profileRoutes(deps),
  ...securityRoutes(deps),
});
