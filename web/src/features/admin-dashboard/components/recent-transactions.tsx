import type { AdminDashboard } from '@oja/contract/admin-dashboard';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { WalletArt } from '@/components/art/wallet-art';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { StaffLink } from '@/shared/people/staff-link';

type Transaction = AdminDashboard['recentTransactions'][number];

export function RecentTransactions({ transactions }: { transactions: readonly Transaction[] }) {
  return (
    <SectionCard title="Recent Transactions">
      {transactions.length === 0 ? (
        <EmptyState
          art={<WalletArt />}
          title="No Transactions Found"
          description="Money that moves in anybody’s wallet shows up here."
        />
      ) : (
        <ul className="divide-y">
          {transactions.map((transaction) => (
            <Row key={transaction.id} transaction={transaction} />
          ))}
        </ul>
      )}
      <div className="border-t p-2">
        <Button asChild variant="ghost" size="sm" className="w-full">
          <Link to={adminPaths.transactions}>View All Transactions</Link>
        </Button>
      </div>
    </SectionCard>
  );
}

function Row({ transaction }: { transaction: Transaction }) {
  const { type, amount, description, person, reference, time, status } = transaction;
  const isCredit = type === 'credit';
  const Icon = isCredit ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className="flex items-center gap-3 px-5 py-3 text-sm">
      <span
        className={cn(
          'flex size-9 shrink-0 items-center justify-center rounded-md',
          isCredit ? 'bg-success-soft text-success' : 'bg-secondary text-secondary-foreground',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
        <span className="sr-only">{type}</span>
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">
          <StaffLink to={`${adminPaths.person.to(person.id)}?list=wallet`} className="hover:underline">
            {description}
          </StaffLink>
        </p>
        <p className="break-words text-muted-foreground text-xs">
          <PersonLink {...person} /> · {reference} · <time dateTime={time}>{formatDateTime(time)}</time>
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <p className={cn('tabular whitespace-nowrap font-medium', isCredit && 'text-success')}>
          {isCredit ? '+' : '−'}
          {formatNaira(amount)}
        </p>
        <Badge variant={status === 'completed' ? 'success' : 'warning'} className="capitalize">
          {status}
        </Badge>
      </div>
    </li>
  );
}
