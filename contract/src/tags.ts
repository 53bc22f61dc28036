import { offerTerms } from './offer-terms.ts';

/**
 * The chapters of the API description, in their order. An endpoint names one of them, so that a chapter without
 * a text does not compile.
 */
export const tags = {
  'Sign-in': 'Creating an account, signing in and out, and the links that arrive by mail.',
  Account: 'The own profile, password, picture, devices and two-factor sign-in.',
  Wallet: 'The balance, everything that moved in it, and adding money through Paystack.',
  Payouts: 'Bank accounts and withdrawals, and the staff queue behind them.',
  'Money watch': 'For staff: the audit of the ledger, alerts, and the stop for payouts.',
  Selling: 'Seller plans, and the application to become a verified seller.',
  Marketplace:
    'Accounts on the market, the own wishlist and saved searches, and sellers as everybody sees them.',
  Listings: 'What sellers do with their own accounts on the market.',
  'Listing review': 'How staff look after the market.',
  Risk: 'For administrators: rules by which signals of risk hold changes of listings for review.',
  Offers: `Prices below the asking price: proposed, countered, agreed, and paid within ${offerTerms.hours} hours.`,
  Purchases: 'Buying and selling through escrow: own purchases and own sales.',
  Disputes: 'When something is wrong with a purchase: the case, and how staff decide it.',
  Cover: 'After confirmation: what is held until when, whether the account is still there, and claims.',
  Reviews: 'What buyers and sellers say about each other afterwards.',
  Moderation: 'Reports about listings, people, messages and reviews, and how staff deal with them.',
  Messages: 'Conversations between buyers, sellers and staff about an account.',
  Dashboard: 'The first screen after signing in.',
  'Work queue':
    'For staff: everything that waits for a decision in one list, by due time, and who works on it.',
  'Saved views': 'For staff: the filters of a list, kept under a name.',
  Transactions: 'For staff: every purchase, its figures, and what can be done about it.',
  Approvals: 'For staff: what is large or powerful, proposed by one and approved by another.',
  Users: 'For staff: everybody who has an account, and what can be done about them.',
  Security: 'For administrators: who tries to get in, who is in, and how accounts are protected.',
  'Audit log': 'For administrators: what staff did, in a chain that shows any later change.',
  Settings:
    'For administrators: the platform settings, and the webhook that tells another system what happens.',
  Support: 'Asking the support team, and their answers.',
  'Support desk': 'For staff: every ticket, who works on it, notes, and answers that are given often.',
  Search: 'One question over everything that the caller may see.',
  Notifications: 'What happened while the person was away.',
  System: 'Whether Oja is up, live hints, stored pictures and this description itself.',
} as const satisfies Record<string, string>;

export type Tag = keyof typeof tags;
