/** The errors of offers; `errors.ts` has all codes. */
export const offerErrors = {
  own_listing_offered: {
    status: 403,
    text: 'You cannot make an offer for an account that you sell yourself.',
  },
  offer_amount_too_high: { status: 422, text: 'Please offer less than the asking price.' },
  offer_amount_too_low: { status: 422, text: 'Please name a higher amount.' },
  offer_open_already: { status: 409, text: 'You have an open offer for this account already.' },
  too_many_open_offers: {
    status: 409,
    text: 'You have many open offers. Please wait for an answer, or withdraw one of them.',
  },
  too_many_offers_for_listing: {
    status: 409,
    text: 'You have made several offers for this account today. Please try again tomorrow.',
  },
  offer_state_conflict: { status: 409, text: 'This offer cannot take that step any more.' },
  offer_lapsed: { status: 409, text: 'The time for this offer is over.' },
  offer_waits_for_other: { status: 409, text: 'The last amount is yours, so the other side answers.' },
  too_many_counters: {
    status: 409,
    text: 'This offer was countered often enough. Please accept or decline the last amount.',
  },
  offer_changed: { status: 409, text: 'Another amount was named in the meantime. Please look at it again.' },
  offer_above_price: { status: 409, text: 'The account costs no more than this offer now.' },
  offer_party_unavailable: { status: 409, text: 'The other side of this offer cannot trade at the moment.' },
  offer_price_differs: { status: 409, text: 'Another price was agreed. Please look at the offer again.' },
  offer_floor_too_high: { status: 400, text: 'The lowest offer cannot be above the price.' },
} as const;
