import { userStatusLabels } from '@oja/contract/accounts';
import { staffStatusLabels } from '@oja/contract/listing-labels';
import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { Badge } from '@/components/ui/badge';
import { formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';
import { PersonLink } from '@/shared/people/person-link';
import { Fact, FactList } from './fact-list';

/** The order in which staff care about them. */
const counted = ['pending', 'posted', 'sold', 'disputed', 'rejected', 'removed', 'draft'] as const;

export function SellerHistory({ listing }: { listing: StaffListingDetails }) {
  const { seller, seller_history: history } = listing;
  return (
    <section aria-labelledby="details-seller">
      <h3 id="details-seller" className="font-semibold">
        The seller
      </h3>
      <p className="mt-1.5 flex items-center gap-1.5 text-sm">
        <PersonLink id={seller.id} name={seller.name} className="min-w-0 break-words font-medium" />
        {seller.verified ? <VerifiedBadge /> : null}
        {history.status === 'active' ? null : (
          <Badge variant="destructive">{userStatusLabels[history.status]}</Badge>
        )}
      </p>
      <p className="break-all text-muted-foreground text-sm">{seller.email}</p>
      <FactList>
        <Fact label="User ID">{String(seller.number).padStart(6, '0')}</Fact>
        <Fact label="Member since">{formatDate(history.member_since)}</Fact>
        <Fact label="Sales">{formatCount(history.sales)}</Fact>
        <Fact label="Rating">
          <SellerRating rating={history.rating} reviews={history.reviews} />
        </Fact>
        <Fact label="Listings">
          {counted
            .filter((status) => history.listings[status] > 0)
            .map((status) => `${formatCount(history.listings[status])} ${staffStatusLabels[status]}`)
            .join(', ') || 'None'}
        </Fact>
      </FactList>
    </section>
  );
}
