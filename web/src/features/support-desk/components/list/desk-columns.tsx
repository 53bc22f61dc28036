import type { DeskSort, DeskTicket } from '@oja/contract/admin-support';
import { ticketCategoryLabels } from '@oja/contract/ticket-fields';
import { Link } from 'react-router';
import type { Column, ColumnSort, Direction } from '@/components/data-table/column';
import { TicketPriorityBadge, TicketStatusBadge } from '@/components/tickets/ticket-marks';
import { Avatar } from '@/components/ui/avatar';
import { paths } from '@/config/paths';
import { formatDateTime, formatRelative } from '@/lib/dates';
import { AnswerClock } from '../answer-clock';

type DeskColumnsInput = { sort: DeskSort; onSort: (sort: DeskSort) => void };

/** Which way each order runs; what is due or urgent is never looked at from its far end. */
const directions: Readonly<Record<DeskSort, Direction>> = {
  due: 'asc',
  priority: 'asc',
  updated: 'desc',
  newest: 'desc',
  oldest: 'asc',
};

export function deskColumns({ sort, onSort }: DeskColumnsInput): Column<DeskTicket>[] {
  /** A second click leads to the other order of the column, if there is one. */
  const by = (first: DeskSort, second: DeskSort = first): ColumnSort => ({
    direction: sort === first || sort === second ? directions[sort] : undefined,
    onSort: () => onSort(sort === first ? second : first),
  });
  return [
    {
      name: 'ticket',
      label: 'Ticket',
      place: 'lead',
      className: 'md:min-w-72',
      sort: by('newest', 'oldest'),
      cell: (ticket) => <Subject ticket={ticket} />,
    },
    {
      name: 'person',
      label: 'Person',
      cell: ({ person }) => (
        <div className="grid md:w-36">
          <span className="truncate">{person.name}</span>
          <span className="truncate text-muted-foreground text-xs">{person.email}</span>
        </div>
      ),
    },
    {
      name: 'priority',
      label: 'Priority',
      sort: by('priority'),
      cell: ({ priority }) => <TicketPriorityBadge priority={priority} />,
    },
    { name: 'status', label: 'Status', cell: ({ status }) => <TicketStatusBadge status={status} /> },
    {
      name: 'answer',
      label: 'Answer',
      className: 'md:min-w-36',
      sort: by('due'),
      cell: (ticket) => <AnswerClock ticket={ticket} />,
    },
    { name: 'assignee', label: 'Assignee', cell: (ticket) => <Assignee ticket={ticket} /> },
    {
      name: 'updated',
      label: 'Updated',
      className: 'md:whitespace-nowrap',
      sort: by('updated'),
      cell: ({ lastUpdate }) => (
        <time dateTime={lastUpdate} title={formatDateTime(lastUpdate)}>
          {formatRelative(lastUpdate)}
        </time>
      ),
    },
  ];
}

function Subject({ ticket }: { ticket: DeskTicket }) {
  return (
    <div className="grid gap-1">
      <Link
        to={paths.admin.supportTicket.to(ticket.id)}
        className="line-clamp-2 break-words rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
      >
        {ticket.subject}
      </Link>
      <span className="text-muted-foreground text-xs">
        <span className="tabular">{ticket.reference}</span> · {ticketCategoryLabels[ticket.category]}
      </span>
    </div>
  );
}

function Assignee({ ticket: { assignee } }: { ticket: DeskTicket }) {
  if (!assignee) return <span className="text-muted-foreground">Nobody</span>;
  return (
    <span className="flex items-center gap-2 md:whitespace-nowrap">
      <Avatar name={assignee.name} size="sm" className="size-6 text-[0.625rem]" />
      {assignee.name}
    </span>
  );
}
