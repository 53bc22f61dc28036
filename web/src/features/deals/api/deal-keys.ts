/** The first words of the keys, as lib/live/deal-words.ts knows them too. */
export const purchasesKey = ['purchases'] as const;
export const salesKey = ['sales'] as const;
export const casesKey = ['disputes'] as const;
export const reviewsKey = ['reviews'] as const;
