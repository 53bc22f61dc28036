import type { Handover, HandoverStep } from '@oja/contract/handovers';
import { Check } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from '@/components/ui/button';
import { otherSide } from '../../logic/step-texts';
import { ContestDialog } from './contest-dialog';
import { DoneDialog } from './done-dialog';

type StepButtonsProps = {
  handover: Handover;
  step: HandoverStep;
  /** Gets the focus when a button is gone after it was used. */
  item: RefObject<HTMLElement | null>;
};

/** What the server allows the person to do with a step. The dialogs stay mounted with what was typed. */
export function StepButtons({ handover, step, item }: StepButtonsProps) {
  const [done, setDone] = useState<'never' | 'open' | 'closed'>('never');
  const [contest, setContest] = useState<'never' | 'open' | 'closed'>('never');
  const { purchase_id: purchaseId, viewer } = handover;
  const of = <span className="sr-only">: {step.title}</span>;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {step.may_tick ? (
        <Button size="sm" onClick={() => setDone('open')}>
          <Check aria-hidden="true" />I have done this{of}
        </Button>
      ) : null}
      {step.may_contest ? (
        <Button size="sm" variant="outline" onClick={() => setContest('open')}>
          This is not done{of}
        </Button>
      ) : null}
      {done === 'never' ? null : (
        <DoneDialog
          purchaseId={purchaseId}
          step={step}
          reader={otherSide(viewer)}
          item={item}
          open={done === 'open'}
          onClose={() => setDone('closed')}
        />
      )}
      {contest === 'never' ? null : (
        <ContestDialog
          purchaseId={purchaseId}
          step={step}
          open={contest === 'open'}
          onClose={() => setContest('closed')}
        />
      )}
    </div>
  );
}
