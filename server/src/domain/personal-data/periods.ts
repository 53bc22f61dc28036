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
