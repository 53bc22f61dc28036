export { readListingFacts } from './listing-facts.queries.ts';
export { deleteOldRiskChecks, insertRiskCheck, readLastRiskCheck } from './risk-check.store.ts';
export { parseFacts } from './stored-facts.ts';
