import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { DocumentArt } from '@/components/art/document-art';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { plainLook } from '@/components/data-table/table-choices';
import { TableFrame } from '@/components/data-table/table-frame';
import { walkKeys } from '@/components/list-keys/list-keys';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { EmptyState } from '@/components/ui/empty-state';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { type ReviewAccount, reviewAccountsQuery } from '../../api';
import { DecideAccount } from './decide-account';

const columns: readonly Column<ReviewAccount>[] = [
  {
    name: 'person',
    label: 'Person',
    place: 'lead',
    cell: ({ person }) => (
      <>
        <p className="font-medium">
          <PersonLink id={person.id} name={person.name} />
        </p>
        <p className="wrap-anywhere text-muted-foreground md:whitespace-nowrap">{person.email}</p>
      </>
    ),
  },
  {
    name: 'holder',
    label: 'Holder at the bank',
    className: 'font-medium',
    cell: ({ account_name: holder }) => holder,
  },
  {
    name: 'account',
    label: 'Account',
    cell: ({ bank_name: bank, account_number: number }) => (
      <>
        <p>{bank}</p>
        <p className="tabular text-muted-foreground">{number}</p>
      </>
    ),
  },
  {
    name: 'linked',
    label: 'Linked',
    className: 'text-muted-foreground md:whitespace-nowrap',
    cell: ({ created_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
  },
  {
    name: 'actions',
    label: 'Actions',
    place: 'end',
    head: <span className="sr-only">Actions</span>,
    cell: (account) => <DecideAccount account={account} />,
  },
];

const accountKeys = [
  ...walkKeys('account'),
  { key: 'p', action: 'person', label: 'Open the person' },
] as const;

/** Accounts whose holder matches the person only in part; a person compares the two names. Few, so all of them. */
export function ReviewAccounts() {
  const query = useQuery(reviewAccountsQuery);
  const navigate = useNavigate();
  const wanted = useSearchParams()[0].get('account') ?? undefined;
  const keys = useWorkKeys<'person'>(
    accountKeys,
    (_person, id) => {
      const account = query.data?.find((row) => row.id === id);
      if (account) void navigate(adminPaths.person.to(account.person.id));
    },
    { from: wanted === undefined ? undefined : { kind: 'bank_account', id: wanted } },
  );
  return (
    <div className="grid gap-4">
      <div className="flex justify-end">
        <ListKeysHelp {...keys} />
      </div>
      <TableFrame query={query} failure="Failed to load bank accounts" columns={5}>
        {(accounts) =>
          accounts.length === 0 ? (
            <EmptyState
              art={<DocumentArt />}
              title="No bank account waits for a review"
              description="Accounts whose holder matches a person only in part will show up here."
              headingLevel="h2"
            />
          ) : (
            <DataTable
              label="Bank accounts in review"
              columns={columns}
              rows={accounts}
              keyOf={({ id }) => id}
              choices={plainLook}
              isSelected={({ id }) => id === wanted}
              walkable
            />
          )
        }
      </TableFrame>
    </div>
  );
}
