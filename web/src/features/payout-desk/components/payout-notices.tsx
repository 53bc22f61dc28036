import { useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { moneyWatchQuery } from '../api';

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

/** How much waits behind a tab; nothing when nothing does. */
export function TabCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <Badge variant="warning" className="tabular">
      {count}
    </Badge>
  );
}
