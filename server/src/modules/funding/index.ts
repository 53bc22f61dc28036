import { pollPayments } from './poll-payments.ts';

export { hasOpenChargeback, openChargeback, settleChargeback } from './chargebacks.ts';
export { confirmFunding } from './confirm-funding.ts';
export { fundingRoutes } from './funding.routes.ts';
export { fundingChecks } from './funding-checks.ts';
export { openCardCode, sealedCardColumns } from './payment-card.store.ts';
export { searchPayments } from './search-payments.ts';
export { pollPayments };
export const fundingJobs = [pollPayments];
