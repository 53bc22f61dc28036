import type { DeskAction, DeskThread } from '@oja/contract/admin-support';
import type { TicketStatus } from '@oja/contract/ticket-fields';
import { useMutation } from '@tanstack/react-query';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { FactRows } from '@/components/ui/fact-rows';
import { SectionCard } from '@/components/ui/section-card';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime, formatZonedTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { TicketRatingBadge } from '@/shared/tickets/ticket-badges';
import { useNextToast } from '@/shared/work/use-next-toast';
import { moveTicketMutation } from '../../api';
import { AnswerClock } from '../answer-clock';
import { AssigneeField } from './assignee-field';
import { MergeTicket } from './merge-dialog';
import { SortingFields } from './sorting-fields';
import { TagsField } from './tags-field';
import { WaitButton } from './wait-button';

/** The steps staff take by a button of their own; taking a ticket and letting it go is done by its assignee. */
const steps: readonly {
  action: DeskAction;
  status: TicketStatus;
  key: string;
  label: string;
  done: string;
}[] = [
  { action: 'resolve', status: 'resolved', key: 'd', label: 'Mark as Resolved', done: 'Ticket Resolved' },
  { action: 'reopen', status: 'open', key: 'e', label: 'Reopen', done: 'Ticket Reopened' },
];

/** Where the ticket stands, and whose it is. */
export function WorkCard({ ticket, className }: { ticket: DeskThread; className: string }) {
  const nextToast = useNextToast();
  const { mutateAsync, isPending } = useMutation(moveTicketMutation);
  const move = ({ status, done }: (typeof steps)[number]) =>
    mutateAsync({ id: ticket.id, status }).then(
      () =>
        nextToast(
          { title: done, description: `${ticket.person.name} was told.` },
          { kind: 'ticket', id: ticket.id },
        ),
      (error: unknown) => toastFailure(error, 'The status could not be changed.'),
    );
  const offered = steps.filter(({ action }) => ticket.actions.includes(action));
  return (
    <SectionCard title="Work" className={className}>
      <div className="grid gap-5 p-5">
        <FactRows
          facts={[
            { label: 'Answer', value: <AnswerClock ticket={ticket} /> },
            ...(ticket.answer_due_at === null
              ? []
              : [{ label: 'Due', value: formatZonedTime(ticket.answer_due_at) }]),
            ...(ticket.business_hours === null
              ? []
              : [{ label: 'Clock counts', value: `Business hours: ${ticket.business_hours}` }]),
            { label: 'Ticket', value: ticket.reference },
            { label: 'Opened', value: formatDateTime(ticket.created_at) },
            { label: 'Last update', value: formatDateTime(ticket.lastUpdate) },
          ]}
        />
        <Rating ticket={ticket} />
        <AssigneeField ticket={ticket} />
        <SortingFields ticket={ticket} />
        <TagsField ticket={ticket} />
        <WaitButton ticket={ticket} />
        <MergeTicket ticket={ticket} />
        {offered.map((step) => (
          <Button
            key={step.action}
            variant="outline"
            busy={isPending}
            onClick={() => void move(step)}
            {...keyTarget(step.key, step.label)}
          >
            {step.label}
          </Button>
        ))}
      </div>
    </SectionCard>
  );
}

function Rating({ ticket: { rating, person } }: { ticket: DeskThread }) {
  if (rating === null) return null;
  return (
    <section aria-label="Rating" className="grid gap-2 text-sm">
      <FactRows
        facts={[
          { label: 'Rating', value: <TicketRatingBadge rating={rating.rating} /> },
          { label: 'Rated', value: formatDateTime(rating.rated_at) },
        ]}
      />
      {rating.comment === null ? null : (
        <blockquote className="whitespace-pre-wrap rounded-md bg-muted p-3 [overflow-wrap:anywhere]">
          {rating.comment}
          <footer className="mt-1 text-muted-foreground text-xs">
            <PersonLink id={person.id} name={person.name} />
          </footer>
        </blockquote>
      )}
    </section>
  );
}
