/** The facts about two members that decide whether contacts are masked. */
export interface Trade {
  /** One of the two writes as a member of staff. */
  withStaff: boolean;
  /** The highest price that one of them paid the other in a purchase that is not cancelled; null without one. */
  tradedKobo: number | null;
}

/**
 * Whether the two read each other's contacts. A purchase of the minimum price lifts the masks, so that they cannot be
 * bought for a few kobo, and only while it is not cancelled.
 */
export function mayReadContacts({ withStaff, tradedKobo }: Trade, rule: { minimumKobo: number }): boolean {
  return withStaff || (tradedKobo !== null && tradedKobo >= rule.minimumKobo);
}
