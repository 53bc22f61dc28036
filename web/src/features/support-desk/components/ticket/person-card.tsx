import { roleLabels } from '@oja/contract/access';
import { userStatusLabels } from '@oja/contract/accounts';
import type { AskingPerson } from '@oja/contract/admin-support';
import { staffPurchaseStatusLabels } from '@oja/contract/purchase-fields';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { FactRows } from '@/components/ui/fact-rows';
import { PlatformMark } from '@/components/ui/platform-mark';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { useMay } from '@/lib/auth/use-may';
import { countOf } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { StaffLink } from '@/shared/people/staff-link';

/** Whom staff answer: what they bought and sold, and how the wallet stands for those who may see it. */
export function PersonCard({ person, className }: { person: AskingPerson; className: string }) {
  const { wallet } = person;
  return (
    <SectionCard title="Person" className={className}>
      <div className="grid gap-5 p-5">
        <div className="flex items-center gap-3">
          <Avatar name={person.name} />
          <div className="grid min-w-0 flex-1">
            <PersonLink id={person.id} name={person.name} className="truncate font-medium" />
            <span className="truncate text-muted-foreground text-sm">{person.email}</span>
          </div>
          {person.status === 'active' ? null : (
            <Badge variant="destructive">{userStatusLabels[person.status]}</Badge>
          )}
        </div>
        <FactRows
          facts={[
            { label: 'Role', value: roleLabels[person.role] },
            { label: 'Member since', value: formatDate(person.member_since) },
            { label: 'Bought', value: person.purchases },
            { label: 'Sold', value: person.sales },
            { label: 'Disputes', value: person.disputes },
            { label: 'Tickets', value: person.tickets },
            ...(wallet ? [{ label: 'Wallet', value: formatNaira(wallet.available) }] : []),
          ]}
        />
        {wallet ? <MoneyLinks person={person} waiting={wallet.withdrawals_on_their_way} /> : null}
        <LatestPurchases person={person} />
      </div>
    </SectionCard>
  );
}

const linkClasses =
  'rounded-sm font-medium text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary';

function MoneyLinks({ person, waiting }: { person: AskingPerson; waiting: number }) {
  const may = useMay();
  const search = new URLSearchParams({ search: person.email });
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      <Link className={linkClasses} to={`${adminPaths.transactions}?${search}`}>
        All transactions
      </Link>
      {waiting > 0 || may('money') ? (
        <StaffLink className={linkClasses} to={`${adminPaths.withdrawals}?${search}`}>
          {waiting === 0 ? 'Withdrawals' : `${countOf(waiting, 'withdrawal')} on the way`}
        </StaffLink>
      ) : null}
    </p>
  );
}

function LatestPurchases({ person }: { person: AskingPerson }) {
  if (person.deals.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-sm">Latest deals</h3>
      <ul className="grid gap-2 text-sm">
        {person.deals.map((purchase) => (
          <li key={purchase.id} className="flex items-center gap-2">
            <PlatformMark platform={purchase.platform} size="sm" labelled />
            <span className="grid min-w-0 flex-1">
              {person.wallet === null ? (
                <span className="truncate">{purchase.handle}</span>
              ) : (
                <Link
                  className={`${linkClasses} truncate`}
                  to={`${adminPaths.transactions}?details=${purchase.id}`}
                >
                  {purchase.handle}
                </Link>
              )}
              <span className="text-muted-foreground text-xs">
                {purchase.reference}, {purchase.side === 'buyer' ? 'bought' : 'sold'} for{' '}
                {formatNaira(purchase.price)}
              </span>
            </span>
            <Badge variant="outline">{staffPurchaseStatusLabels[purchase.status]}</Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}
