import { useQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { onItsWayQuery } from '@/shared/wallet/wallet-stats';
import { onItsWayText } from '../logic/wallet-figures';

/** A seller's money in escrow, which is in no balance yet. Absent without open sales. */
export function MoneyOnItsWay() {
  const { data } = useQuery(onItsWayQuery);
  if (!data) return null;
  const { title, note } = onItsWayText(data);
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-md bg-success-soft text-success"
      >
        <HandCoins className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="tabular font-medium">{title}</p>
        {note ? <p className="tabular text-muted-foreground">{note}</p> : null}
      </div>
      <Link
        to={paths.dashboard.mySales}
        className="rounded-sm font-medium text-primary text-sm underline-offset-4 hover:underline"
      >
        My Sales
      </Link>
    </Card>
  );
}
