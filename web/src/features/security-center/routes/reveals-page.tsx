import { loggedReveals, type RevealEntry, type RevealSort } from '@oja/contract/security-center';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Column, ColumnSort } from '@/components/data-table/column';
import { listAddress, sorter } from '@/components/data-table/list-view';
import { SearchableTable } from '@/components/data-table/searchable-table';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { EmptyState } from '@/components/ui/empty-state';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { downloadReveals, revealsQuery } from '../api';
import { ListPage } from '../components/list-page';
import { revealLabels } from '../logic/security-labels';
import { revealForm } from '../logic/security-lists';

const address = pagedAddress(listAddress(revealForm));
const kinds = loggedReveals.map((value) => ({ value, label: revealLabels[value] }));

/** Who was given which credentials, looked at them or copied them. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('reveals');
  const query = useQuery(revealsQuery(view, pages.after));
  return (
    <ListPage
      title="Reveal log"
      description="Who was given, looked at or copied the credentials of what they bought, and when."
      file="reveals"
      download={() => downloadReveals(view)}
    >
      <SearchableTable
        what="reveals"
        label="Reveal log"
        placeholder="Search by reference, account or person..."
        choice={{ label: 'What', all: 'Everything', options: kinds }}
        view={view}
        onView={filterBy}
        pages={pages}
        query={query}
        columns={revealColumns(sorter(revealForm, view, filterBy))}
        keyOf={({ id }) => id}
        choices={choices}
        empty={
          <EmptyState
            title="No credentials have been given out yet"
            description="Every time a buyer is handed, looks at or copies them stands here."
            headingLevel="h2"
          />
        }
      />
    </ListPage>
  );
}

function revealColumns(by: (sort: RevealSort) => ColumnSort): Column<RevealEntry>[] {
  return [
    {
      name: 'account',
      label: 'Account',
      place: 'lead',
      className: 'wrap-anywhere',
      cell: ({ account, reference }) => (
        <>
          <p className="font-medium">{account}</p>
          <Link
            to={`${adminPaths.transactions}?search=${reference}`}
            className="rounded-sm text-muted-foreground text-xs underline underline-offset-4"
          >
            {reference}
          </Link>
        </>
      ),
    },
    {
      name: 'buyer',
      label: 'Buyer',
      cell: ({ buyer }) => <PersonLink id={buyer.id} name={buyer.name} />,
    },
    { name: 'what', label: 'What', sort: by('what'), cell: ({ what }) => revealLabels[what] },
    {
      name: 'date',
      label: 'When',
      className: 'md:whitespace-nowrap',
      sort: by('date'),
      cell: ({ happened_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      name: 'address',
      label: 'From',
      className: 'tabular text-muted-foreground',
      cell: ({ address: from }) => from,
    },
  ];
}
