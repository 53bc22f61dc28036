import type { TicketThread, TicketTurn } from '@oja/contract/support';
import { ticketCategoryLabels } from '@oja/contract/ticket-fields';
import { Link } from 'react-router';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { FactRows } from '@/components/ui/fact-rows';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SectionCard } from '@/components/ui/section-card';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { serverNowMs } from '@/lib/server-clock';
import { inOrder } from '@/shared/tickets/thread-order';
import { TicketPriorityBadge, TicketStatusBadge, TicketWaitingBadge } from '@/shared/tickets/ticket-badges';
import { TicketEntry, TicketTurnLine } from '@/shared/tickets/ticket-entry';
import { waitingSentence } from '../../logic/waiting-sentence';
import { CloseTicket } from './close-ticket';
import { ReplyForm } from './reply-form';
import { TicketRating } from './ticket-rating';

const turnLabels: Record<TicketTurn['what'], string> = {
  closed: 'You closed the ticket',
  resolved: 'Our team resolved the ticket',
  expired: 'The ticket was closed, because no reply came',
  merged: 'Our team merged the ticket into another one',
  reopened: 'The ticket was opened again',
};

export function TicketView({ ticket }: { ticket: TicketThread }) {
  const { reference, subject, status, actions } = ticket;
  return (
    <div className="grid gap-6">
      <title>{`${reference}: ${subject} · Oja`}</title>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: 'Help Center', to: paths.dashboard.help },
              { label: 'My Tickets', to: paths.dashboard.myTickets },
              { label: reference },
            ]}
          />
        }
        title={
          <span className="flex flex-wrap items-center gap-3">
            {subject}
            <TicketStatusBadge status={status} />
            {ticket.waiting_since === null ? null : <TicketWaitingBadge>Waiting for you</TicketWaitingBadge>}
          </span>
        }
        actions={actions.includes('close') ? <CloseTicket ticket={ticket} /> : null}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-6 lg:col-start-2 lg:row-start-1">
          <SectionCard title="Where it stands">
            <div className="grid gap-4 p-5">
              <Notice>
                {ticket.merged_into === null ? (
                  waitingSentence(ticket, serverNowMs())
                ) : (
                  <>
                    Our team merged this ticket into another one of yours. All messages are in{' '}
                    <Link
                      className="font-medium underline underline-offset-4"
                      to={paths.dashboard.ticket.to(ticket.merged_into.id)}
                    >
                      {ticket.merged_into.reference}
                    </Link>
                    .
                  </>
                )}
              </Notice>
              <FactRows
                facts={[
                  { label: 'Ticket', value: reference },
                  { label: 'Category', value: ticketCategoryLabels[ticket.category] },
                  { label: 'Priority', value: <TicketPriorityBadge priority={ticket.priority} /> },
                  { label: 'Opened', value: formatDateTime(ticket.created_at) },
                  { label: 'Last update', value: formatDateTime(ticket.lastUpdate) },
                ]}
              />
            </div>
          </SectionCard>
          <TicketRating ticket={ticket} />
        </div>
        <SectionCard title="Conversation" className="lg:col-start-1 lg:row-start-1">
          <ol aria-label="Conversation" aria-live="polite" className="divide-y">
            {inOrder(ticket.messages, ticket.turns).map((item) =>
              item.kind === 'message' ? (
                <TicketEntry key={item.message.id} message={item.message} by={item.message.by} />
              ) : (
                <TicketTurnLine key={`${item.at} ${item.turn.what}`} at={item.at}>
                  {turnLabels[item.turn.what]}
                </TicketTurnLine>
              ),
            )}
          </ol>
          {actions.includes('reply') ? <ReplyForm ticket={ticket} /> : null}
        </SectionCard>
      </div>
    </div>
  );
}
