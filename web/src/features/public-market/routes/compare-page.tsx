import type { ListingDetails, listingEndpoints } from '@oja/contract/listings';
import { useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { ApiError } from '@/lib/api/api-error';
import { type PublicReader, publicReader } from '@/lib/api/public-reader';
import { countOf } from '@/lib/counts';
import type { PublicHandle } from '@/lib/page-meta';
import { useCompared } from '@/shared/listings/compare/compare-button';
import { compareStore, readCompared } from '@/shared/listings/compare/compare-store';
import { CompareTable } from '../components/compare/compare-table';

type CompareData = { listings: readonly ListingDetails[]; missing: number };

export async function loader({ request, context }: LoaderFunctionArgs): Promise<CompareData> {
  const ids = readCompared(new URL(request.url).searchParams.get('ids'));
  const read = context.get(publicReader);
  const found = await Promise.all(ids.map((id) => readListing(read, id, request.signal)));
  const listings = found.filter((listing) => listing !== undefined);
  return { listings, missing: ids.length - listings.length };
}

/** Undefined for one that is not on the market any more. */
async function readListing(read: PublicReader, id: string, signal: AbortSignal) {
  try {
    return (await read<typeof listingEndpoints.showListing>(`/listings/${id}`, signal)).data;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 410)) return undefined;
    throw error;
  }
}

export const handle: PublicHandle<CompareData> = {
  meta: () => ({
    path: paths.compare.all,
    title: 'Compare accounts | Oja',
    description: 'Accounts for sale side by side: price, followers, and what their sellers say.',
    indexed: false,
  }),
};

/** Up to four accounts side by side. The address names them, so that the page can be shared. */
export function Component() {
  const { listings, missing } = useLoaderData<typeof loader>();
  const [search, setSearch] = useSearchParams();
  const chosen = useCompared();
  // Without ids in the address it shows those that this browser keeps.
  useEffect(() => {
    if (!search.has('ids') && chosen.length > 0) setSearch({ ids: chosen.join(',') }, { replace: true });
  }, [search, chosen, setSearch]);
  const takeOut = (id: string) => {
    if (compareStore.ids().includes(id)) compareStore.toggle(id);
    const left = listings.map((listing) => listing.id).filter((each) => each !== id);
    setSearch(left.length === 0 ? {} : { ids: left.join(',') }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className="grid min-w-0 gap-6">
      <title>Compare accounts · Oja</title>
      <header className="grid gap-1">
        <h1 className="font-bold text-3xl tracking-tight sm:text-4xl">Compare accounts</h1>
        <p className="text-muted-foreground">Where they differ, the row is highlighted.</p>
      </header>
      {missing > 0 ? (
        <Notice>{countOf(missing, 'account')} of your choice left the market meanwhile.</Notice>
      ) : null}
      {listings.length === 0 ? <NothingChosen /> : <CompareTable listings={listings} onTakeOut={takeOut} />}
    </div>
  );
}

function NothingChosen() {
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        headingLevel="h2"
        title="Nothing to compare yet"
        description="Press the scales on up to four accounts of the market."
        action={
          <Button asChild>
            <Link to={paths.market.all}>Go to the market</Link>
          </Button>
        }
      />
    </Card>
  );
}
