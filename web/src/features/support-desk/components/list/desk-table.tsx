import type { DeskTicket } from '@oja/contract/admin-support';
import { ticketCategoryLabels } from '@oja/contract/ticket-fields';
import { Link } from 'react-router';
import { TicketPriorityBadge, TicketStatusBadge } from '@/components/tickets/ticket-marks';
import { Avatar } from '@/components/ui/avatar';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { paths } from '@/config/paths';
import { formatDateTime, formatRelative } from '@/lib/dates';
import { AnswerClock } from '../answer-clock';

/** On a phone the clock and the marks stand under the subject. */
export function DeskTable({ tickets }: { tickets: readonly DeskTicket[] }) {
  return (
    <Table label="Tickets" className="lg:min-w-4xl">
      <TableHeader>
        <TableRow>
          <TableHead>Ticket</TableHead>
          <TableHead className="max-lg:hidden">Person</TableHead>
          <TableHead className="max-sm:hidden">Priority</TableHead>
          <TableHead className="max-sm:hidden">Status</TableHead>
          <TableHead className="max-lg:hidden">Answer</TableHead>
          <TableHead className="max-lg:hidden">Assignee</TableHead>
          <TableHead className="max-lg:hidden">Updated</TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {tickets.map((ticket) => (
          <Row key={ticket.id} ticket={ticket} />
        ))}
      </TableBody>
    </Table>
  );
}

function Row({ ticket }: { ticket: DeskTicket }) {
  const { person, assignee } = ticket;
  return (
    <TableRow>
      <TableCell className="max-w-96">
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
          <div className="grid gap-1.5 lg:hidden">
            <span className="text-xs">{person.name}</span>
            <span className="flex flex-wrap gap-1.5 sm:hidden">
              <TicketPriorityBadge priority={ticket.priority} />
              <TicketStatusBadge status={ticket.status} />
            </span>
            <AnswerClock ticket={ticket} />
          </div>
        </div>
      </TableCell>
      <TableCell className="max-lg:hidden">
        <div className="grid w-40">
          <span className="truncate">{person.name}</span>
          <span className="truncate text-muted-foreground text-xs">{person.email}</span>
        </div>
      </TableCell>
      <TableCell className="max-sm:hidden">
        <TicketPriorityBadge priority={ticket.priority} />
      </TableCell>
      <TableCell className="max-sm:hidden">
        <TicketStatusBadge status={ticket.status} />
      </TableCell>
      <TableCell className="whitespace-nowrap max-lg:hidden">
        <AnswerClock ticket={ticket} />
      </TableCell>
      <TableCell className="max-lg:hidden">
        {assignee ? (
          <span className="flex items-center gap-2 whitespace-nowrap">
            <Avatar name={assignee.name} size="sm" className="size-6 text-[0.625rem]" />
            {assignee.name}
          </span>
        ) : (
          <span className="text-muted-foreground">Nobody</span>
        )}
      </TableCell>
      <TableCell className="whitespace-nowrap max-lg:hidden">
        <time dateTime={ticket.lastUpdate} title={formatDateTime(ticket.lastUpdate)}>
          {formatRelative(ticket.lastUpdate)}
        </time>
      </TableCell>
    </TableRow>
  );
}
