import type { Review } from '@oja/contract/reviews';
import { Star } from 'lucide-react';
import { cn } from '@/lib/class-names';
import { countOf, formatCount } from '@/lib/counts';

type RatingFiguresProps = {
  rating: number | null;
  reviews: number;
  /** How many gave one star, two stars … five stars. */
  stars: readonly number[];
};

/** The average, and how the stars are spread. */
export function RatingFigures({ rating, reviews, stars }: RatingFiguresProps) {
  const rows = stars.map((count, index) => ({ place: index + 1, count })).toReversed();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-4">
      <p className="grid">
        <span className="tabular font-semibold text-4xl tracking-tight">{rating?.toFixed(1) ?? '—'}</span>
        <span className="text-muted-foreground text-sm">out of 5, {countOf(reviews, 'review')}</span>
      </p>
      <ul className="grid min-w-0 flex-1 basis-56 gap-1 text-sm sm:max-w-sm">
        {rows.map(({ place, count }) => (
          <li key={place} className="tabular flex items-center gap-3">
            <span className="w-14 text-muted-foreground">{countOf(place, 'star')}</span>
            <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-accent">
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${reviews === 0 ? 0 : (100 * count) / reviews}%` }}
              />
            </span>
            <span className="w-8 text-right">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const places = [1, 2, 3, 4, 5] as const;

/** Out of five. Those of a small purchase are in no average. */
export function ReviewStars({ review }: { review: Pick<Review, 'rating' | 'counted'> }) {
  const { rating, counted } = review;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Stars rating={rating} />
      {counted ? null : <span className="text-muted-foreground">Small purchase, not in the average</span>}
    </span>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} out of 5 stars`} className="inline-flex gap-0.5">
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
