import { purchaseStageLabels } from '@oja/contract/handover-labels';
import type { Purchase } from '@oja/contract/purchases';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { TimeLeft } from '@/shared/handover/time-left';
import { turnOfWaiting } from '@/shared/handover/turn';
import { bankSentence } from '@/shared/purchases/bank-sentence';
import { useOpenHandover } from '../hooks/use-open-handover';

type HandoverPanelProps = {
  purchase: Pick<Purchase, 'id' | 'status' | 'release_at' | 'release_waits'>;
  /** The card of a sale says elsewhere when it is paid. */
  showsRelease?: boolean;
  /** More buttons. */
  children?: ReactNode;
};

/** Stands on a card while the account changes hands: the stage, whose turn it is, and the way to the steps. */
export function HandoverPanel({ purchase, showsRelease = false, children }: HandoverPanelProps) {
  const handover = useOpenHandover(purchase);
  const turn = handover && turnOfWaiting(handover);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-secondary p-4 text-secondary-foreground text-sm">
      <ArrowLeftRight aria-hidden="true" className="size-5 shrink-0 self-start" />
      <div className="grid min-w-0 flex-1 basis-52 gap-0.5">
        <p className="font-medium">{purchaseStageLabels.handing_over}</p>
        {turn ? <p className="wrap-anywhere font-semibold">{turn.sentence}</p> : null}
        {turn?.until ? <TimeLeft until={turn.until} isDeadline={turn.isOwn} /> : null}
        {showsRelease && purchase.release_at ? (
          <p>
            {purchase.release_waits
              ? bankSentence
              : `The seller is paid at the latest on ${formatDateTime(purchase.release_at)}.`}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {children}
        <OpenHandoverButton id={purchase.id} isOwnTurn={turn?.isOwn ?? true} />
      </div>
    </div>
  );
}

function OpenHandoverButton({ id, isOwnTurn }: { id: string; isOwnTurn: boolean }) {
  return (
    <Button asChild size="sm" variant={isOwnTurn ? 'default' : 'outline'}>
      <Link to={paths.dashboard.handover.to(id)}>Open the hand-over</Link>
    </Button>
  );
}
