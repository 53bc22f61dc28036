import type { Purchase } from '@oja/contract/purchases';
import { Umbrella } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { coverSentence } from '../logic/cover-sentence';

type CoverLineProps = {
  purchase: Pick<Purchase, 'id' | 'cover' | 'release_waits'>;
  side: 'buyer' | 'seller';
};

/** Cover in one sentence, and the way to its page once it has begun; nothing without cover. */
export function CoverLine({ purchase, side }: CoverLineProps) {
  const { id, cover, release_waits } = purchase;
  if (cover === null) return null;
  const mustAnswer = side === 'seller' && cover.claim === 'open';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border p-4 text-sm">
      <p className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
        <Umbrella aria-hidden="true" className="mt-px size-5 shrink-0 text-primary" />
        <span>{coverSentence({ cover, release_waits }, side)}</span>
      </p>
      {cover.ends_at === null ? null : (
        <Button asChild size="sm" variant={mustAnswer ? 'default' : 'outline'}>
          <Link to={paths.dashboard.cover.to(id)}>{mustAnswer ? 'Answer claim' : 'View cover'}</Link>
        </Button>
      )}
    </div>
  );
}
