/** What two people of a conversation have traded, as far as masks depend on it. */
export interface Trade {
  /** One of the two writes as a member of staff. */
  withStaff: boolean;
  /** The highest price that one of them paid the other in a purchase that is not cancelled; null without one. */
  tradedKobo: number | null;
}

/**
 * True when the two read each other's contacts. A purchase lifts the masks from a minimum price on, so that they cannot be
 * bought for a few kobo, and only while it is not cancelled.
 */
export function mayReadContacts({ withStaff, tradedKobo }: Trade, rule: { minimumKobo: number }): boolean {
  return withStaff || (tradedKobo !== null && tradedKobo >= rule.minimumKobo);
}
