import { type StaleWait, waitCheckedDays } from '@oja/contract/handover-plans';
import { platformLabels } from '@oja/contract/listing-labels';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { SectionCard } from '@/components/ui/section-card';
import { formatDay } from '@/lib/dates';
import { hoursText } from '@/shared/listings/handover-texts';
import { planId } from '../logic/plan-labels';
import { SourceLink } from './plan-steps';

/** Facts about platforms that must be read up again, the oldest first. */
export function StaleWaits({ stale }: { stale: readonly StaleWait[] }) {
  if (stale.length === 0) {
    return (
      <p className="flex items-start gap-2 text-muted-foreground text-sm">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
        Every wait was checked against its source in the last {waitCheckedDays} days.
      </p>
    );
  }
  return (
    <SectionCard title={`To be checked again (${stale.length})`}>
      <ul className="divide-y px-5 text-sm">
        {stale.map((wait) => (
          <li key={`${planId(wait)}-${wait.step}`} className="grid gap-1 py-3">
            <p className="font-medium">
              <Link
                to={`?plan=${planId(wait)}`}
                className="rounded-sm text-primary underline underline-offset-4"
              >
                {platformLabels[wait.platform]}: {wait.title}
              </Link>
            </p>
            <p className="text-muted-foreground">
              {hoursText(wait.hours)}. {wait.why} <SourceLink source={wait.source} /> last read on{' '}
              {formatDay(wait.checked_on)}.
            </p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
