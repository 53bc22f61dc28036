import type { OfferSide } from '@oja/contract/offers';

export interface OfferView {
  side: OfferSide;
  state: 'open' | 'over' | undefined;
  /** The one that a notification leads to. */
  offer: string | undefined;
}

/** The view of the offers page, as the query of its address has it. */
export const offerAddress = {
  read: (query: URLSearchParams): OfferView => {
    const state = query.get('state');
    return {
      side: query.get('side') === 'received' ? 'received' : 'made',
      state: state === 'open' || state === 'over' ? state : undefined,
      offer: query.get('offer') ?? undefined,
    };
  },
  write: ({ side, state, offer }: OfferView): Record<string, string> => ({
    ...(side === 'received' ? { side } : {}),
    ...(state ? { state } : {}),
    ...(offer ? { offer } : {}),
  }),
};
