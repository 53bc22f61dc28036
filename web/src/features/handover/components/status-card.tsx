import type { Handover } from '@oja/contract/handovers';
import { KeyRound } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SectionCard } from '@/components/ui/section-card';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/dates';
import { useNow } from '@/lib/use-now';
import { TimeLeft } from '@/shared/handover/time-left';
import { turnOf } from '@/shared/handover/turn';
import { endingOf, releaseSentence } from '../logic/ending-texts';
import { StageBar } from './stage-bar';

/** Where the hand-over stands, whose turn it is, and when the money moves at the latest. */
export function StatusCard({ handover }: { handover: Handover }) {
  const release = releaseSentence(handover);
  return (
    <SectionCard id="where-it-stands" title="Where it stands">
      <div className="grid gap-4 p-5">
        <StageBar stage={handover.stage} hasCover={handover.cover_days > 0} />
        {handover.status === 'pending' ? (
          <TurnPanel handover={handover} />
        ) : (
          <EndingPanel handover={handover} />
        )}
        {handover.viewer === 'seller' && handover.may_cancel_from !== null ? (
          <p className="text-sm">
            Begin before {formatDateTime(handover.may_cancel_from)}: from then on the buyer can cancel the
            purchase.
          </p>
        ) : null}
        {handover.codes.some(({ may_read }) => may_read) ? <WaitingCode /> : null}
        {release ? <p className="text-muted-foreground text-sm">{release}</p> : null}
      </div>
    </SectionCard>
  );
}

function TurnPanel({ handover }: { handover: Handover }) {
  const { sentence, until, isOwn } = turnOf(handover, useNow(handover.turn === null));
  return (
    <div className="grid gap-1" aria-live="polite">
      <p className="text-balance font-semibold text-lg leading-6">{sentence}</p>
      {until ? (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <TimeLeft until={until} isDeadline={isOwn} />
          {handover.turn === null ? null : (
            <span className="text-muted-foreground">until {formatDateTime(until)}</span>
          )}
        </p>
      ) : null}
    </div>
  );
}

function EndingPanel({ handover }: { handover: Handover }) {
  const { title, text } = endingOf(handover);
  return (
    <div className="grid gap-2">
      <p className="font-semibold text-lg leading-6">{title}</p>
      <p className="text-sm">{text}</p>
      {handover.status === 'disputed' ? (
        <Button asChild size="sm" variant="outline" className="justify-self-start">
          <Link to={paths.dashboard.dispute.to(handover.purchase_id)}>View dispute</Link>
        </Button>
      ) : null}
      {handover.status === 'completed' && handover.cover_days > 0 ? (
        <Button asChild size="sm" variant="outline" className="justify-self-start">
          <Link to={paths.dashboard.cover.to(handover.purchase_id)}>View cover</Link>
        </Button>
      ) : null}
    </div>
  );
}

function WaitingCode() {
  return (
    <Notice variant="info" className="items-center">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="font-medium">A code waits for you</p>
        <Button asChild size="sm" variant="outline">
          <Link to={{ hash: 'codes' }} replace>
            <KeyRound aria-hidden="true" />
            To the code
          </Link>
        </Button>
      </div>
    </Notice>
  );
}
