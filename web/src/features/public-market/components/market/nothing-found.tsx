import { Link } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { type MarketPlace, pathOfPlace } from '../../logic/market-place';
import { isNarrowed } from '../../logic/market-query';

export function NothingFound({ place, query }: { place: MarketPlace; query: URLSearchParams }) {
  const narrowed = isNarrowed(query);
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        title="No accounts found"
        description={
          narrowed
            ? 'Nothing on the market matches. Try other words or fewer filters.'
            : 'There is nothing for sale here at the moment. Look at the whole market.'
        }
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={narrowed ? pathOfPlace(place) : paths.market.all}>
              {narrowed ? 'Clear filters' : 'Whole market'}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}
