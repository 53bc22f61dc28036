import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';

/** The available balance in the header of the portal. It is not there until it is known. */
export function HeaderBalance() {
  const available = useQuery(walletStatsQuery).data?.[0]?.value;
  if (available === undefined) return null;
  return (
    <Link
      to={paths.dashboard.wallet}
      className="tabular hidden h-10 shrink-0 items-center gap-2 rounded-lg px-3 font-semibold text-sm transition-colors hover:bg-accent lg:flex"
    >
      <Wallet aria-hidden="true" className="size-4 text-primary" />
      <span className="sr-only">Available balance</span>
      {formatNaira(available)}
    </Link>
  );
}
