import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { Notice } from '@/components/ui/notice';
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
      {risk.held_by.length > 0 ? (
        <Notice variant="info" className="mb-3">
          <p>
            Its last change was held for review by {risk.held_by.length === 1 ? 'the rule' : 'the rules'}{' '}
            {risk.held_by.map((name) => `“${name}”`).join(', ')}.
          </p>
        </Notice>
      ) : null}
      {risk.signals.length === 0 ? <p className="text-sm">None.</p> : <SignalList signals={risk.signals} />}
    </section>
  );
}
