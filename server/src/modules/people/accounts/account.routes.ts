import type { Deps } from '../../../deps/deps.ts';
import { profileRoutes } from './profile.routes.ts';
import { securityRoutes } from './security.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

export const accountRoutes = (deps: Deps) => ({
  ...signInRoutes(deps),
  ...profileRoutes(deps),
  ...securityRoutes(deps),
});
