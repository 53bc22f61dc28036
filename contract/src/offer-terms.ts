/** Every sentence and every form that names one of these figures is built from them. */
export const offerTerms = {
  /** Lifetime of an offer: the time to answer an amount, and then to pay the agreed price. */
  hours: 24,
  counters: 3,
  /** Of one buyer at a time. */
  openAtMost: 10,
  /** New offers of one buyer for one listing within a day. */
  perListingAndDay: 3,
  minimumNaira: 1_000,
  messageLength: 1_000,
} as const;
