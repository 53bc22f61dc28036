import type { ListingDetails } from '@oja/contract/listings';
import type { SellerRecord } from '@oja/contract/public-listing';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Facts } from '@/components/ui/facts';
import { paths } from '@/config/paths';
import { SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';
import { recordFacts } from '../../logic/seller-record';

type SellerCardProps = { seller: ListingDetails['seller']; record: SellerRecord };

/** Who sells it, how they have done so far, and the way to everything else they sell. */
export function SellerCard({ seller, record }: SellerCardProps) {
  return (
    <Card className="p-5">
      <Link
        to={paths.seller.to(seller.id)}
        className="-m-2 flex items-center gap-3 rounded-lg p-2 transition-colors hover:bg-accent"
      >
        <Avatar name={seller.name} src={seller.avatar} />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-1.5 font-semibold">
            <span className="sr-only">Seller: </span>
            <span className="truncate">{seller.name}</span>
            {seller.verified ? <VerifiedBadge /> : null}
          </span>
          <SellerRating rating={seller.rating} reviews={seller.reviews} className="text-sm" />
        </span>
        {record.completed_percent === null ? <Badge>New seller</Badge> : null}
      </Link>
      <Facts facts={recordFacts(record)} className="tabular mt-5 grid-cols-2" />
    </Card>
  );
}
