import type { DeskThread } from '@oja/contract/admin-support';
import { waitingTerms } from '@oja/contract/ticket-fields';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { useChangeTicket } from '../../hooks/use-change-ticket';

/** Waits for a reply of the author, or ends the wait. */
export function WaitButton({ ticket }: { ticket: DeskThread }) {
  const { change, isChanging } = useChangeTicket(ticket);
  if (ticket.actions.includes('wait')) {
    const told = `${ticket.person.name} was told. Without a reply it closes in ${waitingTerms.closingDays} days.`;
    return (
      <Button
        variant="outline"
        busy={isChanging}
        onClick={() => change({ waiting: true }, told)}
        {...keyTarget('w', 'Wait for the customer')}
      >
        Wait for Customer
      </Button>
    );
  }
  if (ticket.closes_at === null) return null;
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground text-sm">
        Closes on {formatDateTime(ticket.closes_at)} unless{' '}
        <PersonLink id={ticket.person.id} name={ticket.person.name} /> replies.
      </p>
      {ticket.actions.includes('resume') ? (
        <Button
          variant="outline"
          busy={isChanging}
          onClick={() => change({ waiting: false }, 'It stays open without a reply.')}
        >
          Stop Waiting
        </Button>
      ) : null}
    </div>
  );
}
