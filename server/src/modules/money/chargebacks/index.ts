export { reopenAnswered } from './answer-chargeback.ts';
export { findChargebackOf, isQuestionedSince } from './chargeback.queries.ts';
export { chargebackRoutes } from './chargeback.routes.ts';
export { chargebackChecks } from './chargeback-checks.ts';
export { chargebackWork } from './chargeback-work.queries.ts';
export { openChargeback, settleChargeback } from './chargebacks.ts';
