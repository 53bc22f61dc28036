import { sweptAfterDays } from './periods.ts';
import type { PersonalData } from './types.ts';

/** What people look for and look at on the market. */
export const interestData: readonly PersonalData[] = [
  {
    table: 'listing_saves',
    columns: ['listing_id'],
    whose: 'Account holder',
    what: 'Wishlist',
    why: 'To find a listing again',
    ground: 'contract',
    kept: 'Until it is removed from the list',
    erasure: { kind: 'delete', owner: 'user_id', afterDays: 0, repeated: true },
    exported: { section: 'wishlist', owner: 'user_id', columns: ['listing_id', 'saved_at'] },
  },
  {
    table: 'saved_searches',
    columns: ['name', 'filter', 'filter_key'],
    whose: 'Account holder',
    what: 'Saved searches, and which listings they were alerted to',
    why: 'To repeat a search, and to alert to new listings',
    ground: 'contract',
    kept: 'Until the search is deleted',
    erasure: { kind: 'delete', owner: 'user_id', afterDays: 0, repeated: true },
    exported: {
      section: 'savedSearches',
      owner: 'user_id',
      columns: ['name', 'filter', 'alert', 'created_at'],
    },
  },
  {
    table: 'price_drop_alerts',
    columns: ['price_kobo'],
    whose: 'Account holder',
    what: 'Lower prices of saved listings that a person was alerted to',
    why: 'To alert once',
    ground: 'contract',
    kept: 'As long as the account',
    erasure: { kind: 'delete', owner: 'user_id', afterDays: 0, repeated: true },
    exported: {
      section: 'priceDropAlerts',
      owner: 'user_id',
      columns: ['listing_id', 'price_kobo', 'alerted_at'],
    },
  },
  {
    table: 'listing_views',
    columns: ['viewer'],
    whose: 'Account holder',
    what: 'Which listings a person has looked at',
    why: 'To count views',
    ground: 'legitimate interest',
    kept: `${sweptAfterDays.listingTraces} days`,
    erasure: { kind: 'delete', owner: 'viewer', afterDays: 0, repeated: true },
    exported: { section: 'views', owner: 'viewer', columns: ['listing_id', 'viewed_at'] },
  },
];
