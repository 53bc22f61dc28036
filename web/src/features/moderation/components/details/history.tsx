import type { StaffReportDetails } from '@oja/contract/staff-report';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { eventTitle } from '../../logic/report-labels';
import { Section } from './section';

/** The newest first: what a colleague noted last is what one wants to know. */
export function History({ events }: { events: StaffReportDetails['timeline'] }) {
  return (
    <Section title="History and notes">
      <ol className="grid gap-4 border-l pl-5">
        {events.map((event) => (
          <li key={`${event.at} ${event.kind} ${event.text}`} className="relative grid gap-0.5 text-sm">
            <span
              aria-hidden="true"
              className="absolute top-1.5 -left-[1.6rem] size-2.5 rounded-full border-2 border-card bg-primary"
            />
            <p className="font-medium">{eventTitle(event.kind)}</p>
            <p className="text-muted-foreground text-xs">
              {event.by === null ? 'Automatic' : <PersonLink id={event.by_id} name={event.by} />} ·{' '}
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
            </p>
            {event.text ? <p className="whitespace-pre-line break-words">{event.text}</p> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
