import type { Offer, OfferSide } from '@oja/contract/offers';
import { useEffect, useRef } from 'react';

interface MarkedOffer {
  /** The side that is shown. */
  shown: OfferSide;
  /** The offer that a link leads to; undefined until it is known. */
  marked: Pick<Offer, 'id' | 'side'> | undefined;
  open: (side: OfferSide) => void;
}

/** Opens the side of an offer that a link leads to without naming its side, once for each offer. */
export function useSideOfMarked({ shown, marked, open }: MarkedOffer): void {
  const decidedId = useRef<string>(undefined);
  useEffect(() => {
    if (marked === undefined || marked.id === decidedId.current) return;
    decidedId.current = marked.id;
    const side = marked.side === 'seller' ? 'received' : 'made';
    if (side !== shown) open(side);
  });
}
