/** What the browser does without on the first page of the market that it shows, see static-market.ts. */
export { FilterForm } from './filter-form';
export { NothingFound } from './nothing-found';
