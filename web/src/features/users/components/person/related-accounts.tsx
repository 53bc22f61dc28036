import type { AccountLink, RelatedAccount } from '@oja/contract/person-page';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { countOf } from '@/lib/counts';
import { PersonLink } from '@/shared/people/person-link';
import { relatedAccountsQuery } from '../../api';
import { StatusBadge } from '../badges';

/** What the two have in common, the surest sign first. */
const linkLabels: Readonly<Record<AccountLink, string>> = {
  bank_account: 'Same bank account',
  phone: 'Same phone number',
  browser: 'Same browser',
  address: 'Same network address',
};

export function RelatedAccounts({ userId }: { userId: string }) {
  const query = useQuery(relatedAccountsQuery(userId));
  return (
    <SectionCard title="Linked accounts">
      <p className="border-b px-5 py-3 text-muted-foreground text-sm">
        A link is a hint and no proof: families share a phone, and mobile networks share an address.
      </p>
      <Loaded
        query={query}
        failure="Failed to load linked accounts"
        skeleton={<Skeleton className="m-5 h-9" />}
      >
        {({ data, busy_addresses: busy }) => (
          <>
            {data.length === 0 ? (
              <p className="px-5 py-4 text-muted-foreground text-sm">
                No other account has the same bank account, phone number, browser or address.
              </p>
            ) : (
              <ul className="divide-y">
                {data.map((account) => (
                  <Account key={account.id} account={account} />
                ))}
              </ul>
            )}
            {busy > 0 ? (
              <p className="border-t px-5 py-3 text-muted-foreground text-xs">
                {countOf(busy, 'address', 'addresses')} left out, because more than ten accounts use{' '}
                {busy === 1 ? 'it' : 'each'}.
              </p>
            ) : null}
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function Account({ account }: { account: RelatedAccount }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 text-sm">
      <div className="min-w-40 flex-1">
        <PersonLink id={account.id} name={account.name} className="font-medium" />
        <p className="break-words text-muted-foreground text-xs">{account.email}</p>
        <ul>
          {account.links.map(({ kind, detail }) => (
            <li key={`${kind} ${detail}`} className="text-xs">
              {kind === 'browser' ? linkLabels[kind] : `${linkLabels[kind]}: ${detail}`}
            </li>
          ))}
        </ul>
      </div>
      <StatusBadge status={account.status} />
    </li>
  );
}
