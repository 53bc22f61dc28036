import { staticParts } from '@/components/static-parts';

/** The parts of a listing's page that are only read. */
export const staticListing = staticParts(
  ['listing-header', 'listing-terms', 'listing-text', 'listing-state', 'listing-similar'],
  () => import('./listing-parts'),
);
