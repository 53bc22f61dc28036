/**
 * What the confirmation promises, as the terms of service do: the defaults of the payment settings. A purchase
 * carries the terms it was made under, and those are what count afterwards.
 */
export const purchaseTerms = { disputeWindowDays: 7, sellerFeePercent: 10 } as const;
