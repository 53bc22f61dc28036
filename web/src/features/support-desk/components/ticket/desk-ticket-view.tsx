import type { DeskThread } from '@oja/contract/admin-support';
import { rowDetails } from '@/components/list-keys/is-covered';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { PageHeader } from '@/components/ui/page-header';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { inOrder } from '@/shared/tickets/thread-order';
import { TicketPriorityBadge, TicketStatusBadge, TicketWaitingBadge } from '@/shared/tickets/ticket-badges';
import { TicketEntry, TicketTurnLine } from '@/shared/tickets/ticket-entry';
import { useItemKeys } from '@/shared/work/use-work-keys';
import { WorkPresence } from '@/shared/work/work-presence';
import { eventSentence } from '../../logic/event-labels';
import { Composer } from './composer';
import { PersonCard } from './person-card';
import { WorkCard } from './work-card';

export function DeskTicketView({ ticket }: { ticket: DeskThread }) {
  const { reference, subject } = ticket;
  const keys = useItemKeys({ kind: 'ticket', id: ticket.id });
  // The first message says already that it was opened, by whom and when.
  const turns = ticket.events.filter(({ what }) => what !== 'opened');
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-6" {...rowDetails}>
      <title>{`${reference}: ${subject} · Oja`}</title>
      <PageHeader
        breadcrumb={
          <Breadcrumb crumbs={[{ label: 'Support', to: adminPaths.support }, { label: reference }]} />
        }
        title={
          <span className="flex flex-wrap items-center gap-3">
            {subject}
            <TicketStatusBadge status={ticket.status} />
            {ticket.waiting_since === null ? null : (
              <TicketWaitingBadge>Waiting for customer</TicketWaitingBadge>
            )}
            <TicketPriorityBadge priority={ticket.priority} />
          </span>
        }
        actions={<ListKeysHelp {...keys} />}
      />
      {ticket.status === 'resolved' ? null : <WorkPresence kind="ticket" id={ticket.id} />}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <WorkCard ticket={ticket} className="lg:col-start-2" />
        <SectionCard title="Conversation" className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <ol aria-label="Conversation" aria-live="polite" className="divide-y">
            {inOrder(ticket.messages, turns).map((item) =>
              item.kind === 'message' ? (
                <TicketEntry key={item.message.id} message={item.message} by={item.message.by} />
              ) : (
                <TicketTurnLine key={`${item.at} ${item.turn.what} ${item.turn.about}`} at={item.at}>
                  {eventSentence(item.turn)}
                </TicketTurnLine>
              ),
            )}
          </ol>
          <Composer ticket={ticket} />
        </SectionCard>
        <PersonCard person={ticket.person} className="lg:col-start-2" />
      </div>
    </div>
  );
}
