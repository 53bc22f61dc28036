import type { FailedSignIn } from '@oja/contract/security-center';
import { useQuery } from '@tanstack/react-query';
import type { Column, ColumnSort } from '@/components/data-table/column';
import { listAddress, sorter } from '@/components/data-table/list-view';
import { SearchableTable } from '@/components/data-table/searchable-table';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { formatCount } from '@/lib/counts';
import { formatDateTime, formatSpan } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { serverNowMs } from '@/lib/server-clock';
import { PersonLink } from '@/shared/people/person-link';
import { downloadFailedSignIns, failedSignInsQuery } from '../api';
import { ListPage } from '../components/list-page';
import { UnlockButton } from '../components/unlock-button';
import { originOf } from '../logic/security-labels';
import { failureForm } from '../logic/security-lists';

const address = pagedAddress(listAddress(failureForm));
const states = [
  { value: 'locked', label: 'Locked now' },
  { value: 'unlocked', label: 'Not locked' },
] as const;

/** Failed sign-ins, and the accounts locked because of them. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('failed-sign-ins');
  const query = useQuery(failedSignInsQuery(view, pages.after));
  return (
    <ListPage
      title="Failed sign-ins"
      description="E-mail addresses that came with a wrong password in the last 30 days, whether or not anybody has them."
      file="failed_sign_ins"
      download={() => downloadFailedSignIns(view)}
    >
      <SearchableTable
        what="failed sign-ins"
        label="Failed sign-ins"
        placeholder="Search by e-mail, name or address..."
        choice={{ label: 'State', all: 'All', options: states }}
        view={view}
        onView={filterBy}
        pages={pages}
        query={query}
        columns={failureColumns(sorter(failureForm, view, filterBy))}
        keyOf={({ id }) => id}
        choices={choices}
        empty={
          <EmptyState
            title="No sign-in has failed"
            description="A wrong password of the last 30 days would stand here."
            headingLevel="h2"
          />
        }
      />
    </ListPage>
  );
}

function failureColumns(by: (sort: 'last' | 'failures' | 'email') => ColumnSort): Column<FailedSignIn>[] {
  return [
    {
      name: 'email',
      label: 'E-mail',
      place: 'lead',
      className: 'wrap-anywhere font-medium',
      sort: by('email'),
      cell: ({ email }) => email,
    },
    {
      name: 'account',
      label: 'Account',
      cell: ({ account }) =>
        account ? (
          <>
            <PersonLink id={account.id} name={account.name} />
            <p className="text-muted-foreground text-xs">{account.role.replace('_', ' ')}</p>
          </>
        ) : (
          <span className="text-muted-foreground">No account</span>
        ),
    },
    {
      name: 'failures',
      label: 'Failures',
      numeric: true,
      sort: by('failures'),
      cell: ({ failures }) => formatCount(failures),
    },
    {
      name: 'last',
      label: 'Last',
      className: 'md:whitespace-nowrap',
      sort: by('last'),
      cell: ({ last_failed_at: at }) => (
        <time dateTime={at} title={formatDateTime(at)}>
          {formatAgo(at)}
        </time>
      ),
    },
    {
      name: 'from',
      label: 'From',
      className: 'tabular text-muted-foreground',
      cell: (row) => <p className="first-letter:uppercase">{originOf(row)}</p>,
    },
    { name: 'lock', label: 'Lock', className: 'md:whitespace-nowrap', cell: (row) => <Lock row={row} /> },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      head: <span className="sr-only">Actions</span>,
      cell: ({ account, locked_until: until }) =>
        account && until ? <UnlockButton id={account.id} name={account.name} /> : null,
    },
  ];
}

function Lock({ row: { locked_until: until } }: { row: FailedSignIn }) {
  if (until === null) return <span className="text-muted-foreground">None</span>;
  return (
    <Badge variant="destructive">
      <time dateTime={until} title={formatDateTime(until)}>
        {formatSpan(until, serverNowMs())} left
      </time>
    </Badge>
  );
}
