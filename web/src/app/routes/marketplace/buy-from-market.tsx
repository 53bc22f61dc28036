import { lazy, Suspense, useState } from 'react';
import { paths } from '@/config/paths';
import type { MarketFilter } from '@/features/marketplace/logic/market-filter';
import { marketAddress } from './market-address';

const BuyDialog = lazy(async () => ({
  default: (await import('@/features/marketplace/components/buy/buy-dialog')).BuyDialog,
}));

type BuyFromMarketProps = {
  filter: MarketFilter;
  /** From the address, so that the way back from Add Funds and from a public page leads straight here. */
  listingId: string | undefined;
  from: string | undefined;
  /** The accepted offer that it is paid with. */
  offerId: string | undefined;
  onClose: () => void;
};

export function BuyFromMarket({ filter, listingId, from, offerId, onClose }: BuyFromMarketProps) {
  // The last one stays known, because the dialog shows it until its closing animation has ended.
  const [shown, setShown] = useState({ listingId, offerId });
  const isOther = listingId !== shown.listingId || offerId !== shown.offerId;
  if (listingId !== undefined && isOther) setShown({ listingId, offerId });
  if (shown.listingId === undefined) return null;
  const view = marketAddress.write({ ...filter, buy: shown.listingId, offer: shown.offerId, from });
  return (
    <Suspense fallback={null}>
      <BuyDialog
        listingId={shown.listingId}
        offerId={shown.offerId}
        open={listingId !== undefined}
        onClose={onClose}
        back={`${paths.dashboard.marketplace}?${new URLSearchParams(view)}`}
      />
    </Suspense>
  );
}
