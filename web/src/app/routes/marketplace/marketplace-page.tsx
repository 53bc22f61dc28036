import { BellRing, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '@/components/ui/button';
import { PageHeader } from '@/components/ui/page-header';
import { paths } from '@/config/paths';
import { MarketFilters } from '@/features/marketplace/components/filters/market-filters';
import { SaveMarketSearch } from '@/features/marketplace/components/filters/save-market-search';
import { MarketGrid } from '@/features/marketplace/components/grid/market-grid';
import { noFilter } from '@/features/marketplace/logic/market-filter';
import { useAuth } from '@/lib/auth/auth-provider';
import { useAddressState } from '@/lib/use-address-state';
import { BuyFromMarket } from './buy-from-market';
import { marketAddress } from './market-address';

const loadAddListing = () => import('@/features/listings/components/add/add-listing-dialog');
const AddListingDialog = lazy(async () => ({ default: (await loadAddListing()).AddListingDialog }));

export function Component() {
  const { user } = useAuth();
  const [{ buy, offer, from, ...filter }, show] = useAddressState(marketAddress);
  const navigate = useNavigate();
  if (user === undefined) return null;
  return (
    <div className="grid gap-6">
      <title>{filter.saved ? 'Saved listings · Oja' : 'Marketplace · Oja'}</title>
      <PageHeader
        title="Marketplace"
        description="Social media accounts from sellers all over Nigeria, paid through escrow."
        actions={
          <>
            <SaveMarketSearch filter={filter} />
            <Button asChild variant="outline">
              <Link to={paths.dashboard.savedSearches}>
                <BellRing aria-hidden="true" />
                Saved searches
              </Link>
            </Button>
            {user.role === 'seller' ? <AddAccount /> : null}
          </>
        }
      />
      <MarketFilters filter={filter} onChange={show} />
      <MarketGrid
        filter={filter}
        viewerId={user.id}
        onBuy={(listingId) => show({ buy: listingId, offer: undefined }, { open: true })}
        onClear={() => show(noFilter)}
      />
      <BuyFromMarket
        filter={filter}
        listingId={buy}
        offerId={offer}
        from={from}
        onClose={() => {
          if (from) void navigate(from, { replace: true });
          else show({ buy: undefined, offer: undefined }, { close: true });
        }}
      />
    </div>
  );
}

/** The dialog comes when it is first wanted, and stays, so that it keeps what was typed into it. */
function AddAccount() {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const prefetch = () => void loadAddListing().catch(() => undefined);
  return (
    <>
      <Button
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Plus aria-hidden="true" />
        Add New Account
      </Button>
      {isWanted ? (
        <Suspense fallback={null}>
          <AddListingDialog open={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
