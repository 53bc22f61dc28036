import type { CoverBrief } from '@oja/contract/cover-fields';
import { Umbrella } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { coverSentence } from '../logic/cover-sentence';

type CoverLineProps = { cover: CoverBrief; purchaseId: string; side: 'buyer' | 'seller' };

/** Cover in one sentence, and the way to its page once it has begun. */
export function CoverLine({ cover, purchaseId, side }: CoverLineProps) {
  const mustAnswer = side === 'seller' && cover.claim === 'open';
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border p-4 text-sm">
      <p className="flex min-w-0 flex-[1_1_16rem] items-start gap-3">
        <Umbrella aria-hidden="true" className="mt-px size-5 shrink-0 text-primary" />
        <span>{coverSentence(cover, side)}</span>
      </p>
      {cover.ends_at === null ? null : (
        <Button asChild size="sm" variant={mustAnswer ? 'default' : 'outline'}>
          <Link to={paths.dashboard.cover.to(purchaseId)}>{mustAnswer ? 'Answer claim' : 'View cover'}</Link>
        </Button>
      )}
    </div>
  );
}
