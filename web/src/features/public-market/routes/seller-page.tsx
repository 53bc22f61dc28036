import type { listingEndpoints } from '@oja/contract/listings';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Facts } from '@/components/ui/facts';
import { asMissingPage } from '@/features/public-market/missing-page';
import { publicReader } from '@/lib/api/public-reader';
import { formatCount } from '@/lib/counts';
import type { PublicHandle } from '@/lib/page-meta';
import { SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';
import { ReportLink } from '@/shared/reports/report-link';
import { ReviewsBelow } from '@/shared/reviews/reviews-below';
import { SellerListings } from '../components/seller-listings';
import { sellerMeta } from '../logic/page-metas';
import { recordFacts } from '../logic/seller-record';

export async function loader({ params, request: { signal }, context }: LoaderFunctionArgs) {
  const read = context.get(publicReader);
  const id = encodeURIComponent(params.sellerId ?? '');
  try {
    const [seller, listings] = await Promise.all([
      read<typeof listingEndpoints.showSeller>(`/sellers/${id}`, signal),
      read<typeof listingEndpoints.listListings>(`/listings?seller=${id}`, signal),
    ]);
    return { seller: seller.data, listings };
  } catch (error) {
    throw asMissingPage(error);
  }
}

export const handle: PublicHandle<Awaited<ReturnType<typeof loader>>> | undefined = import.meta.env.SSR
  ? { meta: ({ seller }) => sellerMeta(seller) }
  : undefined;

/** A seller as the market knows them. */
export function Component() {
  const { seller, listings } = useLoaderData<typeof loader>();
  return (
    <>
      <title>{`${seller.name} · Oja`}</title>
      <header className="flex items-center gap-5">
        <Avatar name={seller.name} src={seller.avatar} size="xl" />
        <div className="grid min-w-0 gap-1">
          <h1 className="flex flex-wrap items-center gap-2 font-bold text-3xl tracking-tight sm:text-4xl">
            <span className="min-w-0 wrap-anywhere">{seller.name}</span>
            {seller.verified ? <VerifiedBadge className="size-6" /> : null}
          </h1>
          <SellerRating rating={seller.rating} reviews={seller.reviews} />
        </div>
        <ReportLink
          type="user"
          targetId={seller.id}
          ownerId={seller.id}
          name={seller.name}
          compact
          className="ml-auto self-start"
        />
      </header>
      {seller.bio ? (
        <p className="mt-6 max-w-prose whitespace-pre-line wrap-anywhere leading-7">{seller.bio}</p>
      ) : null}
      <Card className="mt-8 max-w-3xl p-5">
        <Facts
          facts={[{ term: 'Listings', value: formatCount(seller.listings) }, ...recordFacts(seller.record)]}
          className="tabular grid-cols-2 sm:grid-cols-3 lg:grid-cols-4"
        />
      </Card>
      <SellerListings key={seller.id} sellerId={seller.id} name={seller.name} first={listings} />
      <ReviewsBelow sellerId={seller.id} className="mt-12" />
    </>
  );
}
