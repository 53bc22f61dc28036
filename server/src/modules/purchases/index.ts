import { completePurchase, completePurchases, remindBuyer, rewardReferrer } from './purchase.jobs.ts';

export { beginDeal, dealSettings } from './begin-deal.ts';
export { confirmPurchase } from './confirm-purchase.ts';
export { createPurchase } from './create-purchase.ts';
export { presentAccount, presentDeal, presentStep } from './deal.presenter.ts';
export { type DealRow, readDeal } from './deal.queries.ts';
export { requireSide, sideOf } from './deal-side.ts';
export { findOwnDeal } from './find-own-deal.ts';
export { forgetBoughtCredentials, forgetRevealsOf } from './forget-person.ts';
export { latestDispute } from './latest-dispute.ts';
export { logReveal, logServed } from './log-reveal.ts';
export {
  findOpenDeals,
  readBuyerFigures,
  readBuyerSides,
  readEscrow,
  readPartialRefunds,
  readSaleFigures,
} from './purchase.queries.ts';
export { purchaseRoutes } from './purchase.routes.ts';
export {
  type DisputeRow,
  type LockedDeal,
  lockDeal,
  lockPeople,
  noteEvent,
  type PurchaseRow,
  updateDispute,
} from './purchase.store.ts';
export { purchaseChecks } from './purchase-checks.ts';
export { isReplacement, sealedPurchaseColumns, sealReplacement } from './purchase-credentials.store.ts';
export { restatePurchasesOf } from './restate-search-text.ts';
export { searchPurchases, searchSales, soldAs } from './search-deals.ts';
export { tabCounts } from './show-purchases.ts';
export { stateConflict, takeStep } from './take-step.ts';
export { completePurchase, completePurchases };
export const purchaseJobs = [remindBuyer, completePurchase, completePurchases, rewardReferrer];
