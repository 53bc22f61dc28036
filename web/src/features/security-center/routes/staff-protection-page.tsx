import type { ProtectedStaff, ProtectionSort } from '@oja/contract/security-center';
import { useQuery } from '@tanstack/react-query';
import type { Column, ColumnSort } from '@/components/data-table/column';
import { listAddress, sorter } from '@/components/data-table/list-view';
import { SearchableTable } from '@/components/data-table/searchable-table';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDate } from '@/lib/dates';
import { humanLabel } from '@/lib/event-labels';
import { PersonLink } from '@/shared/people/person-link';
import { downloadStaffProtection, staffProtectionQuery } from '../api';
import { ListPage } from '../components/list-page';
import { protectionForm } from '../logic/security-lists';

const address = pagedAddress(listAddress(protectionForm));
const states = [
  { value: 'with', label: 'With two-factor' },
  { value: 'without', label: 'Without it' },
] as const;

/** Who on the team has two-factor sign-in. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('two-factor');
  const query = useQuery(staffProtectionQuery(view, pages.after));
  return (
    <ListPage
      title="Two-factor coverage"
      description="Who on the team has two-factor sign-in, and since when."
      file="two_factor"
      download={() => downloadStaffProtection(view)}
    >
      <SearchableTable
        what="staff"
        label="Two-factor coverage"
        placeholder="Search by name or e-mail..."
        choice={{ label: 'Two-factor', all: 'Everybody', options: states }}
        view={view}
        onView={filterBy}
        pages={pages}
        query={query}
        columns={protectionColumns(sorter(protectionForm, view, filterBy))}
        keyOf={({ id }) => id}
        choices={choices}
        empty={<EmptyState title="Nobody is on the team" headingLevel="h2" />}
      />
    </ListPage>
  );
}

function protectionColumns(by: (sort: ProtectionSort) => ColumnSort): Column<ProtectedStaff>[] {
  return [
    {
      name: 'person',
      label: 'Person',
      place: 'lead',
      sort: by('name'),
      cell: ({ id, name, email }) => (
        <>
          <PersonLink id={id} name={name} />
          <p className="wrap-anywhere text-muted-foreground text-xs">{email}</p>
        </>
      ),
    },
    { name: 'role', label: 'Role', sort: by('role'), cell: ({ role }) => humanLabel(role) },
    {
      name: 'since',
      label: 'Two-factor',
      sort: by('since'),
      cell: ({ two_factor_since: since }) =>
        since ? (
          <Badge variant="success">
            Since <time dateTime={since}>{formatDate(since)}</time>
          </Badge>
        ) : (
          <Badge variant="warning">Without it</Badge>
        ),
    },
    {
      name: 'joined',
      label: 'Joined',
      className: 'text-muted-foreground md:whitespace-nowrap',
      sort: by('joined'),
      cell: ({ joined_at: at }) => <time dateTime={at}>{formatDate(at)}</time>,
    },
  ];
}
