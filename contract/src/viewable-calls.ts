import type { EndpointName } from './index.ts';

/**
 * What a view of a person answers (`user-views.ts`): these calls and nothing else, so a new call is refused until it is
 * named here. Each is a GET that writes nothing. A test asks for a decision about every GET that staff do not have to
 * themselves.
 */
export const viewableCalls = [
  'currentUser',
  'showStanding',
  'showDashboard',
  'showPerformance',
  'listTasks',
  'listNotifications',
  'notificationPreferences',
  'countUnreadMessages',
  'registrationRules',
  // The market
  'listListings',
  'browseMarket',
  'listCategories',
  'showListing',
  'listSimilarListings',
  'showSoldListing',
  'showSeller',
  'listSellerReviews',
  'listSavedListings',
  'listSavedSearches',
  'listHandoverPlans',
  'showDealTerms',
  'showPublicTerms',
  'coverTerms',
  // Selling
  'listOwnListings',
  'countOwnListings',
  'listPlans',
  'listPlanFeatures',
  'listOwnReviews',
  // Deals; purchases come without their credentials.
  'listOffers',
  'showOffer',
  'listPurchases',
  'showPurchase',
  'findOwnPurchase',
  'changeFirst',
  'purchaseReceipt',
  'listSales',
  'showSale',
  'listHandovers',
  'previewSettlement',
  // Money
  'walletStats',
  'listTransactions',
  'walletHistory',
  'balanceHistory',
  'listUnpaidPayments',
  'listReferrals',
  'listBankAccounts',
  'withdrawalOptions',
  'listWithdrawals',
  // Support
  'listTickets',
] as const satisfies readonly EndpointName[];
