import type { listingEndpoints } from '@oja/contract/listings';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { asMissingPage } from '@/features/public-market/missing-page';
import { publicReader } from '@/lib/api/public-reader';
import { cn } from '@/lib/class-names';
import { formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import type { PublicHandle } from '@/lib/page-meta';
import { SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';
import { ReportLink } from '@/shared/reports/report-link';
import { ReviewsBelow } from '@/shared/reviews/reviews-below';
import { SellerListings } from '../components/seller-listings';
import { sellerMeta } from '../logic/page-metas';

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
            <span className="min-w-0 break-words">{seller.name}</span>
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
        <p className="mt-6 max-w-prose whitespace-pre-line break-words leading-7">{seller.bio}</p>
      ) : null}
      <Figures seller={seller} />
      <SellerListings key={seller.id} sellerId={seller.id} name={seller.name} first={listings} />
      <ReviewsBelow sellerId={seller.id} className="mt-12" />
    </>
  );
}

type Seller = Awaited<ReturnType<typeof loader>>['seller'];

/** Rates are shown once there are enough sales for them; then the figures fill rows of three. */
function Figures({ seller }: { seller: Seller }) {
  const { completed_percent: completed, recalled_percent: recalled } = seller.record;
  const hasRates = completed !== null && recalled !== null;
  return (
    <dl
      className={cn(
        'mt-8 grid max-w-2xl grid-cols-2 gap-px overflow-hidden rounded-lg border bg-border',
        hasRates ? 'sm:grid-cols-3' : 'sm:grid-cols-4',
      )}
    >
      <Figure label="Member since">{formatDate(seller.member_since)}</Figure>
      <Figure label="Sales">{formatCount(seller.sales)}</Figure>
      <Figure label="Rating">{seller.rating === null ? '—' : seller.rating.toFixed(1)}</Figure>
      <Figure label="Listings">{formatCount(seller.listings)}</Figure>
      {hasRates ? <Figure label="Sales completed">{completed}%</Figure> : null}
      {hasRates ? <Figure label="Accounts taken back">{recalled}%</Figure> : null}
    </dl>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 bg-card p-4">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="tabular mt-1 font-semibold">{children}</dd>
    </div>
  );
}
