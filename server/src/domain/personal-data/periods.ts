/** How long something stays after the account it belongs to is erased. */
export const retentionDays = {
  /** Complaints about what was offered. */
  complaints: 90,
  /** Card payments can be disputed at the bank for about half a year. */
  chargebacks: 180,
  /** People who were suspended and come back. */
  moderation: 730,
  /** Claims from a contract, and accounting records. */
  claims: 2_190,
} as const;

/** How long rows are kept that only expire. The sweeps delete by it, and the table of personal data names it. */
export const sweptAfterDays = {
  rateCounters: 1,
  replies: 3,
  mails: 3,
  figureMails: 100,
  /** Failures, sessions and mailed links, after they ended. */
  signIns: 30,
  mailFiles: 30,
  failedJobs: 30,
  webhookDeliveries: 30,
  /** Views, risk checks, and the pictures of removed listings. */
  listingTraces: 90,
  paystackEvents: 90,
} as const;
