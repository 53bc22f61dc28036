import { offerTerms } from '@oja/contract/offer-terms';
import type { Offer } from '@oja/contract/offers';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import type { PlainAnswer } from './api';
import { CounterDialog } from './counter-dialog';
import { useAnswer } from './use-answer';

/** What the reader can do with an offer next. */
export function OfferButtons({ offer }: { offer: Offer }) {
  // As it was when the question opened: a live update does not change an amount under the eyes of the reader.
  const [asked, setAsked] = useState<{ given: PlainAnswer; offer: Offer }>({ given: 'accept', offer });
  const [open, setOpen] = useState<'answer' | 'counter'>();
  const { answer, isBusy } = useAnswer(() => setOpen(undefined));
  const { pathname, search } = useLocation();
  const may = (action: Offer['actions'][number]) => offer.actions.includes(action);
  const ask = (given: PlainAnswer) => {
    setAsked({ given, offer });
    setOpen('answer');
  };
  if (offer.actions.length === 0 && open === undefined) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {may('pay') ? (
        <Button asChild size="sm">
          <Link to={paths.dashboard.buy(offer.listing.id, `${pathname}${search}`, offer.id)}>
            Pay {formatNaira(offer.amount)} now
          </Link>
        </Button>
      ) : null}
      {may('accept') ? (
        <Button size="sm" onClick={() => ask('accept')}>
          Accept
        </Button>
      ) : null}
      {may('counter') ? (
        <Button size="sm" variant="outline" onClick={() => setOpen('counter')}>
          Counter
        </Button>
      ) : null}
      {may('decline') ? (
        <Button size="sm" variant="outline" onClick={() => ask('decline')}>
          Decline
        </Button>
      ) : null}
      {may('withdraw') ? (
        <Button size="sm" variant="outline" onClick={() => ask('withdraw')}>
          Withdraw
        </Button>
      ) : null}
      <AlertDialog
        open={open === 'answer'}
        onOpenChange={(next) => setOpen(next ? 'answer' : undefined)}
        {...textsOf(asked.offer, asked.given)}
        busy={isBusy}
        busyLabel="Sending..."
        onConfirm={() => void answer(asked.given, asked.offer)}
      />
      <CounterDialog offer={offer} open={open === 'counter'} onClose={() => setOpen(undefined)} />
    </div>
  );
}

function textsOf({ amount, side, listing }: Offer, asked: PlainAnswer) {
  const price = formatNaira(amount);
  const { hours } = offerTerms;
  switch (asked) {
    case 'accept':
      return {
        title: `Accept ${price}?`,
        description:
          side === 'seller'
            ? `The buyer can pay it for ${listing.handle} within ${hours} hours. Until then the account stays on the market.`
            : `You can pay it for ${listing.handle} within ${hours} hours. Until then others can buy the account at its price.`,
        confirmLabel: 'Accept',
      };
    case 'decline':
      return {
        title: `Decline ${price}?`,
        description: `The offer for ${listing.handle} is over then.`,
        confirmLabel: 'Decline',
        destructive: true,
      };
    case 'withdraw':
      return {
        title: `Withdraw ${price}?`,
        description: `The offer for ${listing.handle} is over then, and the other side is told.`,
        confirmLabel: 'Withdraw',
        destructive: true,
      };
  }
}
