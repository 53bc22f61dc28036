import type { ApplicationInQueue, ApplicationSort } from '@oja/contract/applications';
import { Link } from 'react-router';
import { type Column, type Order, sortBy } from '@/components/data-table/column';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { PersonLink } from '@/shared/people/person-link';
import { experienceLabel } from '../../logic/application-labels';
import { ApplicationStatusBadge } from '../application-status-badge';

type QueueColumnsInput = {
  order: Order<ApplicationSort>;
  onOrder: (order: Order<ApplicationSort>) => void;
};

export function queueColumns({ order, onOrder }: QueueColumnsInput): Column<ApplicationInQueue>[] {
  const by = (sort: ApplicationSort) => sortBy(sort, { order, first: 'asc', onOrder });
  return [
    {
      name: 'applicant',
      label: 'Applicant',
      place: 'lead',
      sort: by('name'),
      cell: (row) => <Applicant row={row} />,
    },
    {
      name: 'experience',
      label: 'Experience',
      cell: ({ experience }) => experienceLabel(experience),
    },
    {
      name: 'plan',
      label: 'Plan',
      cell: ({ applicant }) => applicant.plan ?? <span className="text-muted-foreground">None</span>,
    },
    {
      name: 'submitted',
      label: 'Submitted',
      sort: by('submitted'),
      cell: ({ submitted_at: at }) => (
        <time dateTime={at} title={formatDateTime(at)}>
          {formatAgo(at)}
        </time>
      ),
    },
    { name: 'status', label: 'Status', cell: (row) => <Status row={row} /> },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      head: <span className="sr-only">Actions</span>,
      cell: (row) => <WayIn row={row} />,
    },
  ];
}

type RowProps = { row: ApplicationInQueue };

function Applicant({ row: { applicant, name } }: RowProps) {
  return (
    <div className="flex items-center gap-3 md:max-w-64">
      <Avatar name={applicant.name} src={applicant.avatar} size="sm" />
      <div className="grid min-w-0">
        <PersonLink id={applicant.id} name={name} className="break-words font-medium" />
        <span className="truncate text-muted-foreground text-xs">{applicant.email}</span>
      </div>
    </div>
  );
}

function Status({ row }: RowProps) {
  const isOpened = row.status === 'pending' && row.review_started_at !== null;
  return isOpened ? <Badge variant="info">In review</Badge> : <ApplicationStatusBadge status={row.status} />;
}

function WayIn({ row }: RowProps) {
  const isPending = row.status === 'pending';
  const verb = isPending ? 'Review' : 'View';
  return (
    <Button size="sm" variant={isPending ? 'default' : 'outline'} asChild>
      <Link to={adminPaths.application.to(row.id)} aria-label={`${verb} the application of ${row.name}`}>
        {verb}
      </Link>
    </Button>
  );
}
