import type { OfferSide } from '@oja/contract/offers';
import { useEffect, useRef } from 'react';
import type { OfferView } from '../offer-address';

interface WaitingSide {
  view: OfferView;
  /** How many offers wait for an answer on each side; undefined until it is known. */
  waiting: Record<OfferSide, number> | undefined;
  open: (side: OfferSide) => void;
}

/** Opens the received offers when only those wait. It happens once, so that no live update changes the open side. */
export function useOpenWaitingSide({ view, waiting, open }: WaitingSide): void {
  const isDecided = useRef(false);
  useEffect(() => {
    if (waiting === undefined || isDecided.current) return;
    isDecided.current = true;
    const isPlainAddress = view.side === 'made' && view.offer === undefined;
    if (isPlainAddress && waiting.made === 0 && waiting.received > 0) open('received');
  });
}
