import { BadgeCheck, ShieldCheck, Star } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/class-names';
import { countOf } from '@/lib/counts';
import { coverText } from './cover-text';

/** Staff have looked at the papers of the seller. */
export function VerifiedBadge({ className }: { className?: string }) {
  return (
    <BadgeCheck
      role="img"
      aria-label="Verified seller"
      className={cn('size-4 shrink-0 text-primary', className)}
    />
  );
}

export function FeaturedBadge({ className }: { className?: string }) {
  return (
    <Badge variant="featured" className={className}>
      Featured
    </Badge>
  );
}

/** Staff took it off the market and can show it again. */
export function HiddenBadge() {
  return <Badge variant="warning">Hidden</Badge>;
}

/** Days in which the buyer is covered after confirming; nothing where there are none. */
export function CoverBadge({ days, className }: { days: number; className?: string }) {
  if (days === 0) return null;
  return (
    <Badge variant="success" className={cn('justify-self-start self-start', className)}>
      <ShieldCheck aria-hidden="true" />
      {coverText(days)}
    </Badge>
  );
}

type SellerRatingProps = { rating: number | null; reviews: number; className?: string };

export function SellerRating({ rating, reviews, className }: SellerRatingProps) {
  if (rating === null) return <span className={cn('text-muted-foreground', className)}>No reviews yet</span>;
  return (
    <span className={cn('tabular inline-flex items-center gap-1', className)}>
      <Star aria-hidden="true" className="size-3.5 shrink-0 fill-current text-primary" />
      <span className="sr-only">Rated</span>
      <span className="font-medium">{rating.toFixed(1)}</span>
      <span className="text-muted-foreground">({countOf(reviews, 'review')})</span>
    </span>
  );
}
