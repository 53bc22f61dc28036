import { alertPriceDrops } from './alert-price-drops.ts';
import { matchSavedSearches } from './match-saved-searches.ts';

export { createSavedSearch } from './create-saved-search.ts';
export { savedSearchRoutes } from './saved-search.routes.ts';
export const savedSearchJobs = [matchSavedSearches, alertPriceDrops];
