import type { StaffTransactionDetails } from '@oja/contract/admin-transactions';
import type { Fact } from '@/components/ui/facts';
import { formatDateTime } from '@/lib/dates';

type Held = Pick<StaffTransactionDetails, 'completed_at' | 'purchase_status' | 'auto_complete_at'>;

/** How long the money is or was held. A dispute stops the clock: only its decision moves the money. */
export function escrowFact({
  completed_at: leftAt,
  purchase_status: status,
  auto_complete_at: due,
}: Held): Fact {
  if (leftAt !== null) return { term: 'Left escrow', value: formatDateTime(leftAt) };
  const until = status === 'disputed' ? 'The dispute is decided' : formatDateTime(due);
  return { term: 'Held in escrow until', value: until };
}
