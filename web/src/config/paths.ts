/** A parameter of the marketplace: the page that a purchase was begun on. */
export const buyOriginParameter = 'from';

/** A parameter of the saved searches: opens the dialog with the filter that the other parameters hold. */
export const newSearchParameter = 'new';

/**
 * Every address of the web application. Static pages are strings; a page with a parameter has the pattern for the
 * router and a function that builds a link.
 */
export const paths = {
  home: '/',
  terms: '/terms',
  privacy: '/privacy',
  help: '/help',
  market: {
    /** All of it, a platform, or a category of a platform. */
    pattern: '/market/:platform?/:category?',
    all: '/market',
    platform: (platform: string) => `/market/${segment(platform)}`,
    category: (platform: string, categorySlug: string) =>
      `/market/${segment(platform)}/${segment(categorySlug)}`,
  },
  listing: {
    pattern: '/listing/:listingId',
    to: (listingId: string) => `/listing/${segment(listingId)}`,
    inReview: (listingId: string) => `/admin/listings?listing=${segment(listingId)}`,
  },
  compare: { all: '/compare', to: (ids: readonly string[]) => `/compare?ids=${ids.join(',')}` },
  seller: { pattern: '/seller/:sellerId', to: (sellerId: string) => `/seller/${segment(sellerId)}` },

  /** The link in mails with alerts. */
  unsubscribe: '/unsubscribe',
  /** The link in mails with figures for staff. */
  unsubscribeFigures: '/unsubscribe/figures',
  appeal: '/appeal',

  auth: {
    login: '/auth/login',
    register: '/auth/register',
    forgotPassword: '/auth/forgot-password',
    resetPassword: '/auth/reset-password',
    confirmEmail: '/auth/confirm-email',
    adminLogin: '/auth/admin-login',
  },

  dashboard: {
    overview: '/dashboard',
    marketplace: '/dashboard/marketplace',
    savedListings: '/dashboard/marketplace?saved=1',
    savedSearches: '/dashboard/saved-searches',
    /** The dialog that saves a search, with parameters of the market. Other pages link to it: “tell me when one appears”. */
    newSavedSearch: (filter: Readonly<Record<string, string>>) =>
      `/dashboard/saved-searches?${new URLSearchParams({ [newSearchParameter]: '1', ...filter })}`,
    /** The purchase of a listing, at an accepted offer if there is one; cancelling it leads back to where it was begun. */
    buy: (listingId: string, from: string, offerId?: string) =>
      `/dashboard/marketplace?buy=${segment(listingId)}${offerId ? `&offer=${segment(offerId)}` : ''}&${buyOriginParameter}=${segment(from)}`,
    myListings: '/dashboard/my-listings',
    addListing: '/dashboard/my-listings?add=1',
    mySales: '/dashboard/my-sales',
    myPurchases: '/dashboard/my-purchases',
    offers: '/dashboard/offers',
    handovers: '/dashboard/handovers',
    handover: {
      pattern: '/dashboard/handovers/:purchaseId',
      to: (purchaseId: string) => `/dashboard/handovers/${segment(purchaseId)}`,
    },
    dispute: {
      pattern: '/dashboard/disputes/:purchaseId',
      to: (purchaseId: string) => `/dashboard/disputes/${segment(purchaseId)}`,
    },
    cover: {
      pattern: '/dashboard/cover/:purchaseId',
      to: (purchaseId: string) => `/dashboard/cover/${segment(purchaseId)}`,
    },
    becomeSeller: '/dashboard/become-seller',
    sellerPlans: '/dashboard/become-seller?view=plans',
    wallet: '/dashboard/wallet',
    addFunds: '/dashboard/wallet?add-funds=1',
    walletCallback: '/dashboard/wallet/callback',
    messages: '/dashboard/messages',
    profile: '/dashboard/profile',
    help: '/dashboard/help',
    contactSupport: '/dashboard/help?tab=contact',
    myTickets: '/dashboard/help?tab=tickets',
    ticket: {
      pattern: '/dashboard/help/tickets/:ticketId',
      to: (ticketId: string) => `/dashboard/help/tickets/${segment(ticketId)}`,
    },
    settings: '/dashboard/settings',
  },

  /** The other pages of the admin area stand in admin-paths.ts. */
  adminHome: '/admin',

  /** Development builds only. */
  design: '/design',
} as const;

/** The admin area has its own default theme and its own guard. */
export function isAdminPath(pathname: string): boolean {
  return pathname === paths.adminHome || pathname.startsWith(`${paths.adminHome}/`);
}

/** A value as a part of an address. */
export function segment(value: string): string {
  return encodeURIComponent(value);
}
