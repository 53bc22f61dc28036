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
  onClose: () => void;
};

export function BuyFromMarket({ filter, listingId, from, onClose }: BuyFromMarketProps) {
  // The last one stays known while the dialog closes, so that it can leave in peace.
  const [shownId, setShownId] = useState(listingId);
  if (listingId !== undefined && listingId !== shownId) setShownId(listingId);
  if (shownId === undefined) return null;
  return (
    <Suspense fallback={null}>
      <BuyDialog
        listingId={shownId}
        open={listingId !== undefined}
        onClose={onClose}
        back={`${paths.dashboard.marketplace}?${new URLSearchParams(marketAddress.write({ ...filter, buy: shownId, from }))}`}
      />
    </Suspense>
  );
}
