import { type savedSearchEndpoints, searchFilter } from '@oja/contract/saved-searches';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { wantsMail } from '../../platform/notifications/index.ts';
import { deleteSavedSearch, updateSavedSearch } from './change-saved-search.ts';
import { createSavedSearch } from './create-saved-search.ts';
import { presentSavedSearches } from './saved-search.presenter.ts';
import { readSavedSearches, type SavedSearchRow } from './saved-search.queries.ts';

export const savedSearchRoutes = (deps: Deps): Handlers<typeof savedSearchEndpoints> => {
  const present = async (row: SavedSearchRow) => {
    const [search] = await presentSavedSearches(deps.db, [row]);
    if (search === undefined) throw new Error('a saved search is presented one by one');
    return search;
  };
  return {
    async listSavedSearches({ session }) {
      const { id: userId } = session.user;
      const rows = await readSavedSearches(deps.db, userId);
      return {
        data: await presentSavedSearches(deps.db, rows),
        mails: await wantsMail(deps, userId, 'saved_search_matched'),
      };
    },
    async createSavedSearch({ session, body }) {
      const filter = searchFilter.parse(body.filter);
      const row = await createSavedSearch(deps, { userId: session.user.id, ...body, filter });
      return { data: await present(row), message: 'Search Saved' };
    },
    async updateSavedSearch({ session, params, body }) {
      const row = await updateSavedSearch(deps, { id: params.id, userId: session.user.id }, body);
      return { data: await present(row), message: 'Search Updated' };
    },
    async deleteSavedSearch({ session, params }) {
      await deleteSavedSearch(deps, { id: params.id, userId: session.user.id });
      return { data: null, message: 'Search Deleted' };
    },
  };
};
