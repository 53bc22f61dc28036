import { Search } from 'lucide-react';
import { Link } from 'react-router';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';

/** A listing that was on the market and is not any more. */
export function GoneListing() {
  return (
    <Card>
      <title>No longer on the market · Oja</title>
      <EmptyState
        art={<MarketStallArt />}
        headingLevel="h1"
        title="This account is no longer on the market"
        description="It was sold some time ago, or its seller took it off the market."
        action={
          <Button asChild>
            <Link to={paths.market.all}>
              <Search aria-hidden="true" />
              Search the market
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
