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

const conversations =
  'What people write to each other; staff open it from a report or a case, with a reason.';
const files = 'A file would outlive the view.';
const pictures = 'It gives out signed addresses of private pictures.';
const notOfThePortal = 'Not a part of the portal of a person.';

/** GET calls that a view refuses, and why. */
export const keptFromViews: { readonly [name in EndpointName]?: string } = {
  events: 'A stream outlives the view, and counts against the streams of the person.',
  listConversations: conversations,
  showConversation: conversations,
  listMessages: conversations,
  showMessageImage: conversations,
  search: 'It finds words of conversations.',
  downloadMyData: files,
  walletStatement: files,
  exportPurchases: files,
  exportSales: files,
  showHandover: pictures,
  showCase: pictures,
  showTicket: pictures,
  showCover: pictures,
  readHandoverCode: 'A code is read once, by the person it was sent to.',
  verifyPaystack: 'It credits a payment.',
  listBanks: 'It asks Paystack.',
  listSessions: 'Devices and network addresses; the page of the person shows them to staff.',
  readSellerApplication: 'Staff with the right to applications read it there.',
  showInvitation: notOfThePortal,
  health: notOfThePortal,
  readiness: notOfThePortal,
  openapi: notOfThePortal,
  docs: notOfThePortal,
  media: notOfThePortal,
  metrics: notOfThePortal,
  showRobots: notOfThePortal,
  showSitemapIndex: notOfThePortal,
  showSitemap: notOfThePortal,
  showLinkPreview: notOfThePortal,
};
