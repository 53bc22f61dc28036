import {
  type ListingStatus,
  listingStatusLabels,
  type StaffListingStatus,
  staffStatusLabels,
} from '@oja/contract/listing-labels';
import { Badge, type BadgeVariant } from '@/components/ui/badge';

const variants: Record<StaffListingStatus, BadgeVariant> = {
  draft: 'outline',
  pending: 'info',
  posted: 'success',
  sold: 'secondary',
  disputed: 'destructive',
  rejected: 'destructive',
  removed: 'outline',
};

export function ListingStatusBadge({ status }: { status: ListingStatus }) {
  return <Badge variant={variants[status]}>{listingStatusLabels[status]}</Badge>;
}

/** The same for staff, who call some of them otherwise. */
export function StaffStatusBadge({ status }: { status: StaffListingStatus }) {
  return <Badge variant={variants[status]}>{staffStatusLabels[status]}</Badge>;
}
