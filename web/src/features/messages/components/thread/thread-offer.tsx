import type { Offer } from '@oja/contract/offers';
import { HandCoins } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { formatNaira } from '@/lib/money';
import { OfferButtons } from '@/shared/offers/offer-buttons';
import { offerLooks } from '@/shared/offers/offer-labels';
import { OfferProgress } from '@/shared/offers/offer-progress';

/** An offer between the messages, with what the reader can do about it. */
export function ThreadOffer({ offer }: { offer: Offer }) {
  const look = offerLooks[offer.status];
  return (
    <li className="grid">
      <Card className="grid w-full max-w-md gap-3 justify-self-center p-4">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <HandCoins aria-hidden="true" className="size-5 text-primary" />
          <span className="tabular">Offer: {formatNaira(offer.amount)}</span>
          <Badge variant={look.variant}>{look.label}</Badge>
        </p>
        <OfferProgress offer={offer} />
        <OfferButtons offer={offer} />
      </Card>
    </li>
  );
}
