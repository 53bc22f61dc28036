import type { HandoverOutline } from '@oja/contract/handover-fields';
import type { ListingDetails } from '@oja/contract/listings';
import { Clock, KeyRound, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf } from '@/lib/counts';
import { coverText } from '@/shared/listings/cover-text';
import { handoverText, hoursText } from '@/shared/listings/handover-texts';

/** How the account comes to its buyer: the kind, the steps with their waits, the earliest release, and the cover. */
export function HandoverSection({ listing }: { listing: ListingDetails }) {
  const { handover, terms } = listing;
  const days = handover?.release_days ?? terms.escrow_days;
  return (
    <section aria-labelledby="hand-over">
      <h2 id="hand-over" className="font-semibold text-2xl">
        How it is handed over
      </h2>
      <ul className="mt-3 grid gap-3 text-sm">
        <Line Icon={KeyRound}>
          <span className="font-medium">{handoverText(listing)}.</span>{' '}
          {handover === null
            ? 'They open to you as soon as your payment is in escrow.'
            : `${countOf(handover.steps.length, 'step')}, and both of you see whose turn it is.`}
        </Line>
        <Line Icon={Clock}>
          Your money stays in escrow. Without your confirmation the seller is paid after{' '}
          {countOf(days, 'day')} at the earliest.
        </Line>
        {listing.cover_days > 0 ? (
          <Line Icon={ShieldCheck}>
            <span className="font-medium">{coverText(listing.cover_days)}.</span> If the seller takes the
            account back in the {listing.cover_days} days after you confirmed, you get money back.
          </Line>
        ) : null}
      </ul>
      {handover === null ? null : <Steps steps={handover.steps} />}
    </section>
  );
}

function Steps({ steps }: Pick<HandoverOutline, 'steps'>) {
  return (
    <ol className="mt-4 divide-y rounded-lg border bg-card px-4 text-sm">
      {steps.map(({ by, title, wait }, position) => (
        <li key={title} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3 gap-y-1 py-3">
          <span aria-hidden="true" className="tabular text-muted-foreground">
            {position + 1}.
          </span>
          <span className="font-medium">{title}</span>
          <span className="text-muted-foreground">{by === 'seller' ? 'Seller' : 'You'}</span>
          {wait === null ? null : (
            <p className="col-span-2 col-start-2 text-muted-foreground">
              Then {hoursText(wait.hours)} of waiting: {wait.why}
            </p>
          )}
        </li>
      ))}
    </ol>
  );
}

function Line({ Icon, children }: { Icon: typeof Clock; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-primary" />
      <span>{children}</span>
    </li>
  );
}
