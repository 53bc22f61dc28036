import { staffRoles } from '@oja/contract/access';
import type { SessionSort, StaffSession } from '@oja/contract/security-center';
import { useQuery } from '@tanstack/react-query';
import type { Column, ColumnSort } from '@/components/data-table/column';
import { listAddress, sorter } from '@/components/data-table/list-view';
import { SearchableTable } from '@/components/data-table/searchable-table';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { EmptyState } from '@/components/ui/empty-state';
import { formatDateTime } from '@/lib/dates';
import { humanLabel } from '@/lib/event-labels';
import { formatAgo } from '@/lib/format-ago';
import { PersonLink } from '@/shared/people/person-link';
import { downloadStaffSessions, staffSessionsQuery } from '../api';
import { EndSession } from '../components/end-session';
import { ListPage } from '../components/list-page';
import { sessionForm } from '../logic/security-lists';

const address = pagedAddress(listAddress(sessionForm));
const roles = staffRoles.map((value) => ({ value, label: humanLabel(value) }));

/** Where the team is signed in. Own sessions are ended in the own settings. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const choices = useTableChoices('staff-sessions');
  const query = useQuery(staffSessionsQuery(view, pages.after));
  return (
    <ListPage
      title="Sessions of staff"
      description="Where the team is signed in. Your own sessions are ended in your settings."
      file="staff_sessions"
      download={() => downloadStaffSessions(view)}
    >
      <SearchableTable
        what="sessions"
        label="Sessions of staff"
        placeholder="Search by name, device or address..."
        choice={{ label: 'Role', all: 'All roles', options: roles }}
        view={view}
        onView={filterBy}
        pages={pages}
        query={query}
        columns={sessionColumns(sorter(sessionForm, view, filterBy))}
        keyOf={({ id }) => id}
        choices={choices}
        empty={<EmptyState title="Nobody on the team is signed in" headingLevel="h2" />}
      />
    </ListPage>
  );
}

const time = 'text-muted-foreground md:whitespace-nowrap';

function sessionColumns(by: (sort: SessionSort) => ColumnSort): Column<StaffSession>[] {
  return [
    {
      name: 'person',
      label: 'Person',
      place: 'lead',
      sort: by('name'),
      cell: ({ owner }) => (
        <>
          <PersonLink id={owner.id} name={owner.name} />
          <p className="wrap-anywhere text-muted-foreground text-xs">{owner.email}</p>
        </>
      ),
    },
    { name: 'role', label: 'Role', cell: ({ owner }) => humanLabel(owner.role) },
    { name: 'device', label: 'Device', cell: ({ device }) => device },
    { name: 'address', label: 'Address', className: 'tabular', cell: ({ address: from }) => from },
    {
      name: 'seen',
      label: 'Seen',
      className: time,
      sort: by('seen'),
      cell: ({ last_seen_at: at }) => (
        <time dateTime={at} title={formatDateTime(at)}>
          {formatAgo(at)}
        </time>
      ),
    },
    {
      name: 'began',
      label: 'Signed in',
      className: time,
      sort: by('began'),
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      name: 'ends',
      label: 'Ends',
      className: time,
      sort: by('ends'),
      cell: ({ expires_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      head: <span className="sr-only">Actions</span>,
      cell: (session) => <EndSession session={session} />,
    },
  ];
}
