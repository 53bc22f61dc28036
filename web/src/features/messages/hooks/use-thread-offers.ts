import type { Conversation } from '@oja/contract/messaging';
import type { Offer } from '@oja/contract/offers';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { offersBetweenQuery } from '@/shared/offers/api';

const none: readonly Offer[] = [];

/**
 * The offers of the two for the account that they talk about. With `since`, the older messages are not read yet, and
 * neither are the offers among them.
 */
export function useThreadOffers(
  { side, about, with: other }: Conversation,
  since: string | undefined,
): readonly Offer[] {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record);
  const isBetweenTraders = record !== undefined && !isStaffUser(record.user) && !other.staff;
  const { data = none } = useQuery({
    ...offersBetweenQuery({
      side: side === 'asker' ? 'made' : 'received',
      listing_id: about.listing_id ?? '',
      with: other.id,
    }),
    enabled: isBetweenTraders && about.listing_id !== null,
  });
  return since === undefined ? data : data.filter(({ changed_at: at }) => at >= since);
}
