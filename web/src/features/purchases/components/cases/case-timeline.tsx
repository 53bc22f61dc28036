import type { CaseEvent } from '@oja/contract/disputes';
import { formatDateTime } from '@/lib/dates';

/** Everything that happened in a case, in its order; nothing is ever taken out. */
export function CaseTimeline({ events }: { events: readonly CaseEvent[] }) {
  return (
    <ol aria-label="Timeline" className="grid gap-4 p-5">
      {events.map((event) => (
        <li key={`${event.at} ${event.title}`} className="relative grid gap-0.5 pl-6 text-sm">
          <span
            aria-hidden="true"
            className="absolute top-1.5 left-0 size-2.5 rounded-full bg-primary ring-4 ring-secondary"
          />
          <p className="font-medium">{event.title}</p>
          {event.text ? <p className="whitespace-pre-line wrap-anywhere">{event.text}</p> : null}
          <p className="text-muted-foreground">
            <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            {event.name ? ` · ${event.name}` : null}
          </p>
        </li>
      ))}
    </ol>
  );
}
