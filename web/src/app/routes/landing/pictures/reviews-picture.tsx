import { Star } from 'lucide-react';

const reviews = [
  { by: 'Buyer about seller', stars: 5, text: 'Exactly as listed. Answered every question.' },
  { by: 'Seller about buyer', stars: 4, text: 'Confirmed on the second day. Easy.' },
] as const;

/** Both sides of one sale have their say. */
export function ReviewsPicture() {
  return (
    <div className="grid gap-2.5 sm:grid-cols-2">
      {reviews.map(({ by, stars, text }) => (
        <div key={by} className="rounded-lg border bg-background p-3.5">
          <div className="flex gap-0.5">
            {[1, 2, 3, 4, 5].map((place) => (
              <Star
                key={place}
                className={place <= stars ? 'size-4 fill-primary text-primary' : 'size-4 text-input'}
              />
            ))}
          </div>
          <p className="mt-2 text-sm">{text}</p>
          <p className="mt-1.5 text-muted-foreground text-xs">{by}</p>
        </div>
      ))}
    </div>
  );
}
