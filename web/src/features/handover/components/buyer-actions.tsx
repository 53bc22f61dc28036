import type { Handover } from '@oja/contract/handovers';
import type { Purchase } from '@oja/contract/purchases';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SectionCard } from '@/components/ui/section-card';
import { formatDateTime } from '@/lib/dates';
import { confirmWarning } from '@/shared/handover/confirm-warning';
import { ConfirmDialog } from '@/shared/purchases/confirm-dialog';
import { DisputeDialog } from '@/shared/purchases/dispute-dialog';
import { confirmReason } from '../logic/step-texts';
import { CancelButton } from './cancel-button';

type BuyerActionsProps = { handover: Handover; purchase: Purchase };

/** What the buyer may do with the purchase as a whole. A dispute that was begun stays with what was typed. */
export function BuyerActions({ handover, purchase }: BuyerActionsProps) {
  const [confirming, setConfirming] = useState(false);
  const [disputing, setDisputing] = useState<'never' | 'open' | 'closed'>('never');
  const { confirm, kind, may_cancel_from: cancelFrom } = handover;
  const mayCancel = handover.actions.includes('cancel');
  return (
    <SectionCard title="Your decision">
      <div className="grid gap-4 p-5">
        <div className="grid gap-2">
          <Button disabled={!confirm.allowed} onClick={() => setConfirming(true)}>
            Confirm
          </Button>
          <p className="text-muted-foreground text-sm empty:hidden">{confirmReason(handover)}</p>
        </div>
        {purchase.actions.includes('dispute') ? (
          <Button variant="outline" onClick={() => setDisputing('open')}>
            Raise a dispute
          </Button>
        ) : null}
        {mayCancel ? <CancelButton handover={handover} price={purchase.price} /> : null}
        {cancelFrom !== null && !mayCancel ? (
          <p className="text-muted-foreground text-sm">
            You can cancel from {formatDateTime(cancelFrom)} if the seller has not begun by then. You get the
            whole price back.
            {purchase.credentials_withheld ? ' Opening the login details ends that.' : ''}
          </p>
        ) : null}
      </div>
      <ConfirmDialog
        purchase={purchase}
        kind={kind}
        open={confirming}
        onClose={() => setConfirming(false)}
        warning={confirmWarning(handover)}
        sentence={confirm.sentence}
      />
      {disputing === 'never' ? null : (
        <DisputeDialog
          purchase={purchase}
          open={disputing === 'open'}
          onClose={() => setDisputing('closed')}
        />
      )}
    </SectionCard>
  );
}
