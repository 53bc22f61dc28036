/** How long a rejected listing counts in the signals of its seller. */
export const rejectionDays = 180;

/** The signals of risk: hints for staff that are computed and explained, and decide nothing by themselves. */

interface SignalLabels {
  title: string;
  /** The number from which a rule holds; null for a signal that is there or not. */
  threshold: { label: string; least: number; most: number; usual: number } | null;
}

export const listingSignals = {
  contact_details: { title: 'Contact details in the text', threshold: null },
  outside_payment: { title: 'Payment outside Oja in the text', threshold: null },
  same_handle: {
    title: 'Same handle as others',
    threshold: { label: 'Listings of others with this handle, at least', least: 1, most: 20, usual: 1 },
  },
  same_picture: {
    title: 'Same picture as others',
    threshold: { label: 'Listings of others with such a picture, at least', least: 1, most: 20, usual: 1 },
  },
  price_far_off: {
    title: 'Price far from similar accounts',
    threshold: { label: 'Times above or below the middle price, at least', least: 2, most: 100, usual: 3 },
  },
  price_changed: {
    title: 'Large change of price',
    threshold: { label: 'Percent up or down, at least', least: 5, most: 1_000, usual: 50 },
  },
  new_account: {
    title: 'New account',
    threshold: { label: 'Days since the seller joined, at most', least: 1, most: 365, usual: 7 },
  },
  earlier_rejections: {
    title: 'Earlier rejections',
    threshold: { label: `Rejections within ${rejectionDays} days, at least`, least: 1, most: 50, usual: 2 },
  },
  linked_accounts: {
    title: 'Shared bank account, phone or browser',
    threshold: { label: 'Other accounts, at least', least: 1, most: 50, usual: 1 },
  },
  many_changes: {
    title: 'Many listings in a short time',
    threshold: {
      label: 'Listings offered or changed within a day, at least',
      least: 2,
      most: 500,
      usual: 15,
    },
  },
} as const satisfies Record<string, SignalLabels>;

export type ListingSignal = keyof typeof listingSignals;
export const listingSignalNames = Object.keys(listingSignals) as [ListingSignal, ...ListingSignal[]];

/** How far back a dry run looks. */
export const dryRunDays = 30;

/** How long a dry run counts before its rule is switched on. */
export const dryRunHours = 24;
