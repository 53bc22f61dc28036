import { completePurchases, purchaseWindowJobs } from './purchase.jobs.ts';

export { completeDue } from './complete-due.ts';
export { confirmPurchase } from './confirm-purchase.ts';
export { type HeldForCover, readHeldForCover } from './cover.queries.ts';
export { createPurchase } from './create-purchase.ts';
export { type DisputeRow, latestDisputeOf, listDisputes } from './dispute.queries.ts';
export { endSettlements } from './end-settlements.ts';
export { eraseBoughtCredentials, eraseRevealsOf } from './erase-purchase-data.ts';
export { findOwnPurchase } from './find-own-purchase.ts';
export {
  factsOf,
  factsOfRows,
  type HandoverStepRow,
  handoverCancelFrom,
  readHandoverSteps,
  readStoredPlan,
  type StoredPlan,
  saveProgress,
} from './handover.store.ts';
export { aboutHandover, turnNotification, userOf } from './handover-notifications.ts';
export type { PurchaseDetails } from './hydrate-purchases.ts';
export { listCaseStaff } from './list-case-staff.ts';
export { logReveal, logServed } from './log-reveal.ts';
export { namePurchase } from './name-purchase.ts';
export { findOpenPurchases } from './open-purchases.queries.ts';
export {
  mayReplaceCredentials,
  presentAccount,
  presentPurchaseDetails,
  presentStep,
} from './purchase.presenter.ts';
export {
  type BuyerSide,
  type OpenSale,
  readBuyerFigures,
  readBuyerSides,
  readEscrow,
  readOpenSales,
  readPartialRefunds,
  readSaleFigures,
  readSpent,
} from './purchase.queries.ts';
export { purchaseRoutes } from './purchase.routes.ts';
export {
  type LockedPurchase,
  lockPeople,
  lockPurchase,
  type PurchaseRow,
  recordEvent,
  updateDispute,
} from './purchase.store.ts';
export { purchaseChecks } from './purchase-checks.ts';
export { isReplacement, sealedPurchaseColumns, sealReplacement } from './purchase-credentials.store.ts';
export { completePurchase, rewardReferrer, windowJob } from './purchase-job-specs.ts';
export { readPurchaseDetails } from './purchase-list.queries.ts';
export { requireSide, sideOf } from './purchase-side.ts';
export { purchasesOf } from './purchases-of.queries.ts';
export { readCoverTerms } from './read-cover-terms.ts';
export { isReleaseHeld, waitsForBank } from './release-hold.ts';
export { readReturnedToBuyer } from './returned-to-buyer.queries.ts';
export { searchedPurchases, searchPurchases, searchSales, soldAs } from './search-purchases.ts';
export { purchaseSettings, startPurchase } from './start-purchase.ts';
export type { Step } from './step.ts';
export { stateConflict, takeStep } from './take-step.ts';
export { completePurchases };
export const purchaseJobs = [...purchaseWindowJobs, completePurchases];
