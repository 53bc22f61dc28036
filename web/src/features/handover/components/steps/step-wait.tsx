import type { HandoverStep } from '@oja/contract/handovers';
import type { Platform } from '@oja/contract/listing-labels';
import { Hourglass } from 'lucide-react';
import { platformLabel } from '@/components/ui/platform-mark';
import { formatDateTime, formatDay } from '@/lib/dates';
import { useNow } from '@/lib/use-now';
import { TimeLeft } from '@/shared/handover/time-left';
import { waitLength } from '../../logic/step-texts';

type StepWaitProps = { wait: NonNullable<HandoverStep['wait']>; platform: Platform };

/** What the platform imposes after a step, and how Oja knows. */
export function StepWait({ wait, platform }: StepWaitProps) {
  return (
    <div className="flex items-start gap-3 rounded-md border p-3 text-sm">
      <Hourglass aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0 gap-1">
        <WaitTime wait={wait} platform={platform} />
        <p>{wait.why}</p>
        <p className="text-muted-foreground">
          <SourceLink source={wait.source} /> Checked on {formatDay(wait.checked_on)}.
        </p>
      </div>
    </div>
  );
}

function WaitTime({ wait, platform }: StepWaitProps) {
  const nowMs = useNow(wait.ends_at !== null);
  const name = platformLabel(platform);
  if (wait.ends_at === null) {
    return (
      <p className="font-medium">
        After this step {name} has a wait of {waitLength(wait.hours)}
      </p>
    );
  }
  if (Date.parse(wait.ends_at) <= nowMs) {
    return (
      <p className="font-medium">
        {name}’s wait ended on {formatDateTime(wait.ends_at)}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-center gap-x-2 font-medium">
      <span>
        {name}’s wait runs until {formatDateTime(wait.ends_at)}
      </span>
      <TimeLeft until={wait.ends_at} />
    </p>
  );
}

/** An administrator may name a source that is no address. */
function SourceLink({ source }: { source: string }) {
  if (!URL.canParse(source) || !/^https?:$/.test(new URL(source).protocol)) {
    return <span className="wrap-anywhere">Source: {source}.</span>;
  }
  return (
    <>
      Source:{' '}
      <a
        href={source}
        target="_blank"
        rel="noreferrer"
        className="wrap-anywhere rounded-sm underline decoration-current/40 underline-offset-4 hover:text-foreground"
      >
        {new URL(source).hostname}
        <span className="sr-only">, opens in a new tab</span>
      </a>
      .
    </>
  );
}
