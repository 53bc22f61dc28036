import { pollPayments } from './poll-payments.ts';
import { recoverDebts } from './recover-debts.ts';

export { confirmFunding } from './confirm-funding.ts';
export { fundingRoutes } from './funding.routes.ts';
export { fundingChecks } from './funding-checks.ts';
export { parkReturnedWithdrawal } from './park-returned-withdrawal.ts';
export { findPayment } from './payment.queries.ts';
export { lockIsErased, lockPayment } from './payment.store.ts';
export { cardLabel, openCardCode, removeCards, sealedCardColumns, upsertCard } from './payment-card.store.ts';
export { lockDebt, readDebt, readWithdrawable, recordDebt } from './recover-debts.ts';
export { searchPayments } from './search-payments.ts';
export { startPayment } from './start-payment.ts';
export { findUnfinishedFunding } from './unfinished-funding.ts';
export { pollPayments, recoverDebts };
export const fundingJobs = [pollPayments, recoverDebts];
