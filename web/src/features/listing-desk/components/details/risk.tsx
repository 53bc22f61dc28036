import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { formatDateTime } from '@/lib/dates';
import { SignalList } from '@/shared/risk/signal-list';

/** Hints for the reviewer, as of the last submission or change. */
export function Risk({ risk }: { risk: StaffListingDetails['risk'] }) {
  return (
    <section aria-labelledby="details-risk">
      <h3 id="details-risk" className="font-semibold">
        Signals of risk
      </h3>
      <p className="mt-1 mb-2.5 text-muted-foreground text-xs">
        Hints and no proof, as of <time dateTime={risk.checked_at}>{formatDateTime(risk.checked_at)}</time>
      </p>
      {risk.signals.length === 0 ? <p className="text-sm">None.</p> : <SignalList signals={risk.signals} />}
    </section>
  );
}
