import type { searchEndpoints } from '@oja/contract/search';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { searchEverything } from './search-everything.ts';

export const searchRoutes = (deps: Deps): Handlers<typeof searchEndpoints> => ({
  async search({ session, query }) {
    return { data: await searchEverything(deps, session.user, query.q) };
  },
});
