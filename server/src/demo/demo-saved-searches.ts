import { searchFilter } from '@oja/contract/saved-searches';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../domain/refusal.ts';
import { createSavedSearch } from '../modules/trade/saved-searches/index.ts';

const searches = [
  {
    name: 'Food on Instagram',
    filter: { platform: 'instagram', category: 'Food & Cooking' },
    alert: 'at_once' as const,
  },
  {
    name: 'Big TikTok accounts',
    filter: { platform: 'tiktok', followers_from: '50000', price_to: '500000' },
    alert: 'daily' as const,
  },
];

/** What the demo buyer looks for. */
export async function loadDemoSavedSearches(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { id: userId } = await deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'buyer@oja.test')
    .executeTakeFirstOrThrow();
  for (const { filter, ...search } of searches) {
    await createSavedSearch(deps, { userId, ...search, filter: searchFilter.parse(filter) }).catch(
      ignoreSaved,
    );
  }
}

/** An earlier start was interrupted after it. */
function ignoreSaved(error: unknown): void {
  if (!(error instanceof Refusal && error.code === 'saved_search_exists')) throw error;
}
