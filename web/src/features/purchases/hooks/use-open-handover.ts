import type { Purchase } from '@oja/contract/purchases';
import type { WaitingHandover } from '@oja/contract/waiting-handovers';
import { useQuery } from '@tanstack/react-query';
import { handoversQuery } from '@/shared/handover/waiting-handovers';

/** The hand-over of a pending purchase; undefined in the specified flow. One call answers for all cards. */
export function useOpenHandover({
  id,
  status,
}: Pick<Purchase, 'id' | 'status'>): WaitingHandover | undefined {
  const { data } = useQuery({ ...handoversQuery, enabled: status === 'pending' });
  return data?.find(({ purchase_id }) => purchase_id === id);
}
