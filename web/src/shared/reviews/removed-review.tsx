import { EyeOff } from 'lucide-react';

/** Stands where a review was that our moderators took down. */
export function RemovedReview() {
  return (
    <p className="flex items-start gap-1.5 text-muted-foreground italic">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      This review was removed by our moderators.
    </p>
  );
}
