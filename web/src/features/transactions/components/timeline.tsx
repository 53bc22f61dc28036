import type { StaffCaseEvent } from '@oja/contract/disputes';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';

const sides = { buyer: 'Buyer', seller: 'Seller', staff: 'Staff', clock: 'Automatic' } as const;

/** What happened, from the first thing to the last. */
export function Timeline({ events }: { events: readonly StaffCaseEvent[] }) {
  return (
    <ol className="grid gap-4 border-l pl-5">
      {events.map((event) => (
        <li key={`${event.at} ${event.title} ${event.text}`} className="relative grid gap-0.5 text-sm">
          <span
            aria-hidden="true"
            className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full border-2 border-card bg-primary"
          />
          <p className="font-medium">{event.title}</p>
          <p className="text-muted-foreground text-xs">
            {sides[event.by]} ·{' '}
            {event.name === null ? null : (
              <>
                <PersonLink id={event.person_id} name={event.name} /> ·{' '}
              </>
            )}
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
          </p>
          {event.text ? <p className="whitespace-pre-line break-words">{event.text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
