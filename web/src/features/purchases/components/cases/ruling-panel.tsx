import { appealHours } from '@oja/contract/dispute-terms';
import type { DisputeCase } from '@oja/contract/disputes';
import { Notice } from '@/components/ui/notice';
import { SectionCard } from '@/components/ui/section-card';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { AppealView } from '@/shared/purchases/appeal-view';
import { RulingView } from '@/shared/purchases/ruling-view';
import { AppealActions } from './appeal-actions';

/** What our team decided, whether it waits, and the appeal. */
export function RulingPanel({ disputeCase }: { disputeCase: DisputeCase }) {
  const { rulings, appeal, statements, actions, viewer } = disputeCase;
  const [ruling] = rulings;
  const hasWaived = viewer === 'buyer' ? ruling?.buyer_waived : ruling?.seller_waived;
  // An appeal, and giving it up, remove the button that was pressed.
  useFocusFallback(`${appeal?.id} ${hasWaived}`, () =>
    document.getElementById(appeal ? 'appeal' : 'decision'),
  );
  if (ruling === undefined) return null;
  return (
    <SectionCard id="decision" title="The decision of our team">
      <div className="grid gap-5 p-5">
        {ruling.status === 'waiting' ? (
          <Notice variant="warning">
            {hasWaived
              ? 'You have given up the appeal. The money moves when the other side does so, too, or its time is over.'
              : `No money has moved yet: a side that is not satisfied can appeal within ${appealHours} hours.`}
          </Notice>
        ) : null}
        <div className="grid gap-5 divide-y *:not-last:pb-5">
          {rulings.map((each) => (
            <RulingView key={each.id} ruling={each} statements={statements} />
          ))}
          {appeal ? <AppealView appeal={appeal} /> : null}
        </div>
        {actions.includes('appeal') ? <AppealActions disputeCase={disputeCase} /> : null}
      </div>
    </SectionCard>
  );
}
