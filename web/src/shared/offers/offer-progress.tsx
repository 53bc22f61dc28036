import type { Offer } from '@oja/contract/offers';
import { ArrowRight, Clock } from 'lucide-react';
import { Fragment } from 'react';
import { cn } from '@/lib/class-names';
import { readCountdown } from '@/lib/countdown';
import { formatNaira } from '@/lib/money';
import { useNow } from '@/lib/use-now';
import { offerSentence } from './offer-labels';

/** Every amount that was named, and where the offer stands. */
export function OfferProgress({ offer }: { offer: Offer }) {
  const { amounts, side } = offer;
  return (
    <div className="grid gap-2 text-sm">
      <ol aria-label="Amounts" className="tabular flex flex-wrap items-center gap-x-2 gap-y-1">
        {amounts.map(({ by, amount, at }, index) => (
          <Fragment key={at}>
            {index > 0 ? (
              <li aria-hidden="true">
                <ArrowRight className="size-4 text-muted-foreground" />
              </li>
            ) : null}
            <li className={cn(index === amounts.length - 1 ? 'font-semibold' : 'text-muted-foreground')}>
              <span className="font-normal text-muted-foreground">{by === side ? 'You' : nameOf(by)}</span>{' '}
              {formatNaira(amount)}
            </li>
          </Fragment>
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span>{offerSentence(offer)}</span>
        <TimeLeft offer={offer} />
      </p>
    </div>
  );
}

function nameOf(side: Offer['side']): string {
  return side === 'buyer' ? 'Buyer' : 'Seller';
}

function TimeLeft({ offer: { expires_at: end, created_at: start } }: { offer: Offer }) {
  const countdown = readCountdown({ start, end }, useNow(end !== null));
  if (end === null || countdown.expired) return null;
  return (
    <span className="tabular flex items-center gap-1.5 text-muted-foreground">
      <Clock aria-hidden="true" className="size-4" />
      {countdown.text} left
    </span>
  );
}
