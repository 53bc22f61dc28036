import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offersBetweenQuery } from '@/shared/offers/api';
import { findAgreed } from '@/shared/offers/find-agreed';

/**
 * The accepted offer whose price is paid: the one that the address names, or one for less than the asking price that
 * this buyer has. It is looked for once, when the dialog opens, so that the price does not change under the eyes of the
 * reader. Undefined while it is not known; without an answer the asking price is shown and paid.
 */
export function useAgreedOffer(listingId: string, named: string | undefined): AgreedOffer | undefined {
  const { data, isFetchedAfterMount } = useQuery({
    ...offersBetweenQuery({ side: 'made', state: 'open', listing_id: listingId }),
    enabled: named === undefined,
    staleTime: 0,
    retry: false,
  });
  const [agreed, setAgreed] = useState<AgreedOffer | undefined>(
    named === undefined ? undefined : { offerId: named },
  );
  if (agreed === undefined && isFetchedAfterMount) setAgreed({ offerId: findAgreed(data ?? [])?.id });
  return agreed;
}

export interface AgreedOffer {
  /** Undefined where nothing was agreed. */
  offerId: string | undefined;
}
