import { Link } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { explainNoResult } from '@/shared/listings/search-texts';
import { type MarketPlace, pathOfPlace } from '../../logic/market-place';
import { countNarrowing } from '../../logic/market-query';

export function NothingFound({ place, query }: { place: MarketPlace; query: URLSearchParams }) {
  const search = query.get('search') ?? '';
  const filters = countNarrowing(query);
  const narrowed = search !== '' || filters > 0;
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        title="No accounts found"
        description={
          narrowed
            ? explainNoResult({ where: whereOf(place), search, filters })
            : 'There is nothing for sale here at the moment. Look at the whole market.'
        }
        headingLevel="h2"
        action={
          <Button asChild>
            <Link to={narrowed ? pathOfPlace(place) : paths.market.all}>
              {narrowed ? (filters === 0 ? 'Clear search' : 'Clear filters') : 'Whole market'}
            </Link>
          </Button>
        }
      />
    </Card>
  );
}

function whereOf({ platform, category }: MarketPlace): string {
  if (platform === undefined) return 'on the market';
  const where = `on ${platformLabel(platform)}`;
  return category === undefined ? where : `in ${category} ${where}`;
}
