import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/components/ui/notice';
import { moneyWatchQuery } from '../api/money-watch';

/** Above everything else: while payouts stand still, that is what staff must know. */
export function FrozenNotice() {
  const payouts = useQuery(moneyWatchQuery).data?.payouts;
  if (!payouts?.frozen) return null;
  return (
    <Notice variant="danger">
      <p className="font-semibold">Payouts are frozen.</p>
      <p>{payouts.reason}</p>
    </Notice>
  );
}
