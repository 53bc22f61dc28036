import { useInfiniteQuery } from '@tanstack/react-query';
import { Settings } from 'lucide-react';
import { Link } from 'react-router';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { receivedReviewsQuery } from '@/features/profile/api';
import type { AuthUser } from '@/lib/auth/auth-store';
import { formatDate } from '@/lib/dates';
import { SellerRating, VerifiedBadge } from '@/shared/listings/listing-badges';

export function ProfileHead({ user }: { user: AuthUser }) {
  const figures = useInfiniteQuery(receivedReviewsQuery).data?.pages[0];
  const isSeller = user.role === 'seller';
  const shown = isSeller ? figures?.as_seller : figures?.as_buyer;
  return (
    <Card className="flex flex-wrap items-start gap-5 p-5 sm:p-6">
      <Avatar name={user.name} src={user.avatar} size="xl" />
      <div className="grid min-w-0 flex-1 basis-64 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h1 className="min-w-0 wrap-anywhere font-semibold text-2xl tracking-tight sm:text-3xl">
            {user.name}
          </h1>
          {'verified' in user && user.verified ? <VerifiedBadge className="size-5" /> : null}
          <Badge variant="secondary">{isSeller ? 'Seller' : 'Buyer'}</Badge>
        </div>
        <p className="text-muted-foreground text-sm">
          @{user.nickname}, member since {formatDate(user.created_at)}
        </p>
        {shown ? <SellerRating rating={shown.rating} reviews={shown.reviews} className="text-sm" /> : null}
        {user.bio ? <p className="max-w-2xl whitespace-pre-line wrap-anywhere pt-1">{user.bio}</p> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        {isSeller ? (
          <Button asChild variant="outline">
            <Link to={paths.seller.to(user.id)}>Public page</Link>
          </Button>
        ) : null}
        <Button asChild variant="outline">
          <Link to={paths.dashboard.settings}>
            <Settings aria-hidden="true" />
            Edit profile
          </Link>
        </Button>
      </div>
    </Card>
  );
}
