import { type ListingSignal, listingSignals } from '@oja/contract/risk-signals';
import { Badge } from '@/components/ui/badge';

const shownAtMost = 2;

/** The signals of risk of a listing that waits; its details explain them. */
export function SignalBadges({ names }: { names: readonly ListingSignal[] }) {
  if (names.length === 0) return null;
  const more = names.length - shownAtMost;
  return (
    <ul aria-label="Signals of risk" className="flex flex-wrap gap-1.5">
      {names.slice(0, shownAtMost).map((name) => (
        <li key={name} className="min-w-0">
          <Badge variant="warning" className="whitespace-normal">
            {listingSignals[name].title}
          </Badge>
        </li>
      ))}
      {more > 0 ? (
        <li>
          <Badge variant="warning">{more} more</Badge>
        </li>
      ) : null}
    </ul>
  );
}
