import type { MarketPage } from '@oja/contract/market-fields';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { pageWindow } from '@/components/ui/page-window';
import { cn } from '@/lib/class-names';
import { CompareButton, CompareLink } from '@/shared/listings/compare/compare-button';
import { type MarketPlace, marketAddress } from '../../logic/market-place';
import { PublicCard } from '../public-card';

type MarketResultsProps = { place: MarketPlace; market: MarketPage; query: URLSearchParams };

/** The pictures of this many cards stand on the first screen. */
const firstScreen = 3;

/** The first cards are laid out at once; on a wide screen so many are seen. */
const laidOutAtOnce = 9;

/** The browser lays out and paints a card, and fetches its picture, when it comes near; until then it takes the room of an ordinary one. */
const farAwayClasses =
  '[contain-intrinsic-size:auto_8.5rem] [content-visibility:auto] sm:[contain-intrinsic-size:auto_23rem]';

/** After Back every card takes its true height at once, or the restored position would show another card. */
let isFirstVisit = true;

export function MarketResults({ place, market, query }: MarketResultsProps) {
  const [defersLayout] = useState(isFirstVisit);
  useEffect(() => {
    isFirstVisit = false;
  }, []);
  return (
    <div className="grid min-w-0 gap-8">
      <CompareLink className="justify-self-start" />
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-5 xl:grid-cols-3">
        {market.listings.map((listing, index) => (
          <li
            key={listing.id}
            className={cn('relative min-w-0', defersLayout && index >= laidOutAtOnce && farAwayClasses)}
          >
            <PublicCard listing={listing} headingLevel="h2" eager={index < firstScreen} isResult />
            <CompareButton listing={listing} compact className="absolute right-2 bottom-2" />
          </li>
        ))}
      </ul>
      {market.pages > 1 ? <PageLinks place={place} market={market} query={query} /> : null}
    </div>
  );
}

function PageLinks({ place, market: { page, pages }, query }: MarketResultsProps) {
  const address = (number: number) => marketAddress(place, query, number);
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-2">
      {page > 1 ? (
        <Button asChild variant="outline">
          <Link to={address(page - 1)} rel="prev">
            Previous
          </Link>
        </Button>
      ) : null}
      <ul className="flex items-center gap-1 max-sm:hidden">
        {pageWindow({ page, pageCount: pages }).map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two gaps differ by their position alone.
          <li key={`${entry} ${index}`}>
            {entry === 'gap' ? (
              <span aria-hidden="true" className="px-2 text-muted-foreground">
                …
              </span>
            ) : (
              <Link
                to={address(entry)}
                aria-label={`Page ${entry}`}
                aria-current={entry === page ? 'page' : undefined}
                className={cn(
                  'tabular flex size-10 items-center justify-center rounded-lg font-medium text-sm hover:bg-accent',
                  entry === page && 'bg-secondary text-secondary-foreground',
                )}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <span className="tabular text-muted-foreground text-sm sm:hidden">
        {page} of {pages}
      </span>
      {page < pages ? (
        <Button asChild variant="outline">
          <Link to={address(page + 1)} rel="next">
            Next
          </Link>
        </Button>
      ) : null}
    </nav>
  );
}
