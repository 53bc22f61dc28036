export { holdByRules } from './hold-by-rules.ts';
export { readListingFacts } from './listing-facts.queries.ts';
export { riskRoutes } from './risk.routes.ts';
export { deleteOldRiskChecks, insertRiskCheck, readLastRiskCheck } from './risk-check.store.ts';
export { addRiskRule, listRiskRules, switchRiskRule } from './risk-rule.store.ts';
export { parseFacts } from './stored-facts.ts';
export { tryRiskRule } from './try-risk-rule.ts';
