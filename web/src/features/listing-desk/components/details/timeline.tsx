import { staffStatusLabels } from '@oja/contract/listing-labels';
import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';

/** What happened to it, by whom and why. */
export function Timeline({ steps }: { steps: StaffListingDetails['timeline'] }) {
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="details-timeline">
      <h3 id="details-timeline" className="font-semibold">
        History
      </h3>
      <ol className="mt-3 grid gap-4 border-l pl-4 text-sm">
        {steps.map((step) => (
          <li key={`${step.at}-${step.transition}`} className="relative">
            <span
              aria-hidden="true"
              className="-left-[1.3125rem] absolute top-1.5 size-2 rounded-full bg-primary"
            />
            <p>
              <span className="font-medium">{staffStatusLabels[step.to]}</span> by{' '}
              <PersonLink id={step.by_id} name={step.by} />
            </p>
            <p className="text-muted-foreground">
              <time dateTime={step.at}>{formatDateTime(step.at)}</time>
            </p>
            {step.reason ? <p className="mt-1 break-words">“{step.reason}”</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
