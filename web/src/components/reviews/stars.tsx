import { Star } from 'lucide-react';
import { cn } from '@/lib/class-names';

const places = [1, 2, 3, 4, 5] as const;

/** Out of five. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className={cn('inline-flex gap-0.5', className)}>
      {places.map((place) => (
        <Star
          key={place}
          aria-hidden="true"
          className={cn('size-4', place <= rating ? 'fill-current text-primary' : 'text-muted-foreground/50')}
        />
      ))}
    </span>
  );
}
