import type { StaffClaim } from '@oja/contract/cover';
import { FactRow } from '@/components/ui/fact-rows';
import { readCountdown } from '@/lib/countdown';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { useNow } from '@/lib/use-now';
import { checkInText } from '@/shared/cover/claim-labels';

type CoverSumsProps = { cover: StaffClaim['cover'] & { sold_on?: boolean }; isBuyer?: boolean };

/** What was paid, what is held until when, and what the buyer answered on the days of cover. */
export function CoverSums({ cover, isBuyer = false }: CoverSumsProps) {
  const isRunning = cover.ended_at === null;
  const countdown = readCountdown({ start: cover.began_at, end: cover.ends_at }, useNow(isRunning));
  const question = isBuyer ? 'Still yours?' : 'Still theirs?';
  // After an early end, and once the buyer sold the account on, the other questions are not asked any more.
  const willBeAsked = isRunning && !cover.sold_on;
  const questions = cover.check_ins.filter(({ asked_at }) => willBeAsked || asked_at !== null);
  return (
    <div className="grid gap-5 p-5 text-sm">
      <dl className="tabular grid gap-2">
        <FactRow label="Price">{formatNaira(cover.price)}</FactRow>
        <FactRow label="Paid to the seller">{formatNaira(cover.paid)}</FactRow>
        <FactRow label={isRunning ? 'Held for cover' : 'Was held for cover'}>
          {formatNaira(cover.held)}
        </FactRow>
        {cover.released === null ? null : (
          <FactRow label="Of it, to the seller">{formatNaira(cover.released)}</FactRow>
        )}
        <FactRow label={isRunning ? 'Cover ends' : 'Cover ended'}>
          {formatDateTime(cover.ended_at ?? cover.ends_at)}
          {isRunning && !countdown.expired ? (
            <span className="block text-muted-foreground text-xs">{countdown.text} left</span>
          ) : null}
        </FactRow>
      </dl>
      {questions.length > 0 ? (
        <section aria-label={question} className="grid gap-2">
          <h3 className="font-medium">{question}</h3>
          <dl className="tabular grid gap-2">
            {questions.map((each) => (
              <FactRow key={each.day} label={`Day ${each.day}`}>
                {checkInText(each, cover)}
              </FactRow>
            ))}
          </dl>
        </section>
      ) : null}
    </div>
  );
}
