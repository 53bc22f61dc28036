/**
 * Whether the ruling `r` costs the seller of the purchase `p` anything, as `lossOf` counts it: of a refund of one kobo the
 * rounded fee may take the whole.
 */
export const sellerLoses = `(
  r.refund_kobo > round(p.price_kobo::numeric * p.fee_bps / 10000)
                - round((p.price_kobo - r.refund_kobo)::numeric * p.fee_bps / 10000))`;
