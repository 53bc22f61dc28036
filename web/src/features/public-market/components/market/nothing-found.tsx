import { Link } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/config/paths';
import { type MarketPlace, pathOfPlace } from '../../logic/market-place';
import { countFilters, isNarrowed } from '../../logic/market-query';

export function NothingFound({ place, query }: { place: MarketPlace; query: URLSearchParams }) {
  const narrowed = isNarrowed(query);
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        title="No accounts found"
        description={
          narrowed
            ? whatToTry(query)
            : 'There is nothing for sale here at the moment. Look at the whole market.'
        }
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={narrowed ? pathOfPlace(place) : paths.market.all}>
              {narrowed ? whatIsCleared(query) : 'Whole market'}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}

function whatToTry(query: URLSearchParams): string {
  const search = query.get('search');
  if (search === null) return 'Nothing on the market matches the filters. Try fewer of them.';
  return countFilters(query) === 0
    ? `Nothing on the market has the words “${search}”. Try fewer or other words.`
    : `Nothing on the market has the words “${search}” and matches the filters. Try fewer of them.`;
}

const whatIsCleared = (query: URLSearchParams) =>
  countFilters(query) === 0 ? 'Clear search' : 'Clear filters';
