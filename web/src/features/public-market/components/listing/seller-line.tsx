import type { ListingDetails } from '@oja/contract/listings';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { paths } from '@/config/paths';
import { SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';

/** Who sells it, and the way to everything else they sell. */
export function SellerLine({ seller }: { seller: ListingDetails['seller'] }) {
  return (
    <Link
      to={paths.seller.to(seller.id)}
      className="flex items-center gap-3 rounded-lg border bg-card p-4 transition-colors hover:bg-accent"
    >
      <Avatar name={seller.name} src={seller.avatar} />
      <span className="min-w-0">
        <span className="flex items-center gap-1.5 font-semibold">
          <span className="sr-only">Seller: </span>
          <span className="truncate">{seller.name}</span>
          {seller.verified ? <VerifiedBadge /> : null}
        </span>
        <SellerRating rating={seller.rating} reviews={seller.reviews} className="text-sm" />
      </span>
    </Link>
  );
}
