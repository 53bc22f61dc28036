import type { DeskSort, DeskTicket } from '@oja/contract/admin-support';
import { ticketCategoryLabels } from '@oja/contract/ticket-fields';
import { Link } from 'react-router';
import { type Column, type ColumnSort, type Order, sortBy } from '@/components/data-table/column';
import { Avatar } from '@/components/ui/avatar';
import { adminPaths } from '@/config/admin-paths';
import { formatDateTime } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { PersonLink } from '@/shared/people/person-link';
import {
  TicketPriorityBadge,
  TicketRatingBadge,
  TicketStatusBadge,
  TicketWaitingBadge,
} from '@/shared/tickets/ticket-badges';
import { newestFirst, oldestFirst, usualDirection } from '../../logic/desk-view';
import { AnswerClock } from '../answer-clock';

type DeskColumnsInput = { order: Order<DeskSort>; onOrder: (order: Order<DeskSort>) => void };

export function deskColumns({ order, onOrder }: DeskColumnsInput): Column<DeskTicket>[] {
  const by = (sort: DeskSort) => sortBy(sort, { order, first: usualDirection[sort], onOrder });
  // Newest and oldest first are the two ways of one column.
  const age: ColumnSort = {
    direction: order.sort === 'newest' || order.sort === 'oldest' ? order.direction : undefined,
    onSort: () => onOrder(order.sort === 'newest' ? oldestFirst : newestFirst),
  };
  return [
    {
      name: 'ticket',
      label: 'Ticket',
      place: 'lead',
      className: 'md:min-w-72',
      sort: age,
      cell: (ticket) => <Subject ticket={ticket} />,
    },
    {
      name: 'person',
      label: 'Person',
      cell: ({ person }) => (
        <div className="grid md:w-36">
          <PersonLink id={person.id} name={person.name} className="truncate" />
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
    {
      name: 'status',
      label: 'Status',
      sort: by('status'),
      cell: ({ status, waiting_since: waitingSince, rating }) => (
        <span className="flex flex-wrap gap-1">
          <TicketStatusBadge status={status} />
          {waitingSince === null ? null : <TicketWaitingBadge>Waiting</TicketWaitingBadge>}
          {rating === null ? null : <TicketRatingBadge rating={rating} />}
        </span>
      ),
    },
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
          {formatAgo(lastUpdate)}
        </time>
      ),
    },
  ];
}

function Subject({ ticket }: { ticket: DeskTicket }) {
  return (
    <div className="grid gap-1">
      <Link
        to={adminPaths.supportTicket.to(ticket.id)}
        className="line-clamp-2 break-words rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
      >
        {ticket.subject}
      </Link>
      <span className="text-muted-foreground text-xs">
        <span className="tabular">{ticket.reference}</span> · {ticketCategoryLabels[ticket.category]}
        {ticket.tags.length > 0 ? ` · ${ticket.tags.join(', ')}` : ''}
      </span>
    </div>
  );
}

function Assignee({ ticket: { assignee } }: { ticket: DeskTicket }) {
  if (!assignee) return <span className="text-muted-foreground">Nobody</span>;
  return (
    <span className="flex items-center gap-2 md:whitespace-nowrap">
      <Avatar name={assignee.name} size="sm" className="size-6 text-[0.625rem]" />
      <PersonLink id={assignee.id} name={assignee.name} />
    </span>
  );
}
