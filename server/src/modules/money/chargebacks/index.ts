export { findChargebackOf, isQuestionedSince } from './chargeback.queries.ts';
export { chargebackChecks } from './chargeback-checks.ts';
export { openChargeback, settleChargeback } from './chargebacks.ts';
