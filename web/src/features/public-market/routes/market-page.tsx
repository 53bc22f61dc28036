import { marketCountedAtMost } from '@oja/contract/listing-labels';
import type { listingEndpoints } from '@oja/contract/listings';
import type { MarketPage } from '@oja/contract/market-fields';
import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { PagePart } from '@/components/static-parts';
import { ApiError } from '@/lib/api/api-error';
import { type PublicReader, publicReader } from '@/lib/api/public-reader';
import { formatCount } from '@/lib/counts';
import type { PublicHandle } from '@/lib/page-meta';
import { CorrectedSearch } from '@/shared/listings/corrected-search';
import { MarketNavigation } from '../components/market/market-navigation';
import { MarketResults } from '../components/market/market-results';
import { SaveSearchLink } from '../components/market/save-search-link';
import { staticMarket } from '../components/market/static-market';
import { headingOf, type MarketPlace, marketAddress, readPlace } from '../logic/market-place';
import { crossedPrices, isNarrowed, readFilter } from '../logic/market-query';
import { marketMeta } from '../logic/page-metas';

type MarketData = {
  place: MarketPlace;
  market: MarketPage;
  /** What the person typed and the market cannot search by. */
  problems: readonly { field: string; message: string }[];
  /** A selection that a person made, beyond platform, category and page. */
  narrowed: boolean;
};

export async function loader({ params, request, context }: LoaderFunctionArgs): Promise<MarketData> {
  const place = readPlace(params);
  if (place === undefined) throw new Response(null, { status: 404, statusText: 'Not Found' });
  const query = readFilter(new URL(request.url).searchParams);
  const [found] = await Promise.all([
    readMarket(context.get(publicReader), place, query, request.signal),
    staticMarket.load(),
  ]);
  return { place, narrowed: isNarrowed(query), ...found };
}

/** Parameters that the server cannot read are left out of a second try, and named on the page. */
async function readMarket(
  read: PublicReader,
  place: MarketPlace,
  query: URLSearchParams,
  signal: AbortSignal,
): Promise<Pick<MarketData, 'market' | 'problems'>> {
  const ask = async () => {
    const path = `/market?${new URLSearchParams([...query, ...Object.entries(place)])}`;
    return (await read<typeof listingEndpoints.browseMarket>(path, signal)).data;
  };
  try {
    return { market: await ask(), problems: crossedPrices(query) };
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 400)) throw error;
    const problems = error.details.filter(({ field }) => query.has(field));
    if (problems.length === 0) throw error;
    for (const { field } of problems) query.delete(field);
    return { market: await ask(), problems };
  }
}

export const handle: PublicHandle<MarketData> | undefined = import.meta.env.SSR
  ? { meta: ({ place, market, narrowed }) => marketMeta(place, market, narrowed) }
  : undefined;

/** The market for everybody: all of it, a platform, or a category. Works without script. */
export function Component() {
  const { place, market, problems } = useLoaderData<typeof loader>();
  const [address] = useSearchParams();
  const query = readFilter(address);
  return (
    <>
      <title>{`${headingOf(place)} · Oja`}</title>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-2">
          <h1 className="font-bold text-3xl tracking-tight sm:text-4xl">{headingOf(place)}</h1>
          <p role="status" className="text-muted-foreground">
            {resultText(market, query)}
          </p>
          <CorrectedSearch typed={query.get('search') ?? ''} corrected={market.corrected_search} />
        </div>
        <SaveSearchLink place={place} query={query} corrected={market.corrected_search} />
      </header>
      <MarketNavigation place={place} counts={market.counts} query={query} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[16rem_1fr] lg:gap-8">
        <PagePart of={staticMarket} id="market-filters" className="lg:sticky lg:top-28">
          {({ FilterForm }) => (
            // Another selection fills the form anew; leafing through the pages leaves what is being typed.
            <FilterForm
              key={marketAddress(place, query, 1)}
              place={place}
              query={query}
              problems={problems}
            />
          )}
        </PagePart>
        {market.listings.length > 0 ? (
          <MarketResults place={place} market={market} query={query} />
        ) : (
          <PagePart of={staticMarket} id="market-empty">
            {({ NothingFound }) => <NothingFound place={place} query={query} />}
          </PagePart>
        )}
      </div>
    </>
  );
}

function resultText(market: MarketPage, query: URLSearchParams): string {
  const { total, page, pages } = market;
  const words = market.corrected_search ?? query.get('search');
  const countedAtMost = marketCountedAtMost(words);
  const count = total >= countedAtMost ? `More than ${formatCount(countedAtMost)}` : formatCount(total);
  const found = `${count} ${total === 1 ? 'account' : 'accounts'}`;
  const forWords = words ? ` for “${words}”` : '';
  return pages > 1 ? `${found}${forWords}, page ${page} of ${pages}` : `${found}${forWords}`;
}
