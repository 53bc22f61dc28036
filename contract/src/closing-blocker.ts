/** Where what keeps an account from being closed is settled. */
export const closingPlaces = ['wallet', 'purchases', 'sales'] as const;
export type ClosingPlace = (typeof closingPlaces)[number];

/** One reason why an account cannot be closed yet, as a sentence for its owner. */
export interface ClosingBlocker {
  field: ClosingPlace;
  message: string;
}
