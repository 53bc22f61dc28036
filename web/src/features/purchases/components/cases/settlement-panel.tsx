import type { DisputeCase } from '@oja/contract/disputes';
import { settlementTerms } from '@oja/contract/settlement-fields';
import { SectionCard } from '@/components/ui/section-card';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { SettlementList } from '@/shared/purchases/settlement-list';
import { ProposalAnswers } from './proposal-answers';
import { SettlementDialog } from './settlement-dialog';

/** What the two sides propose to each other; nothing once the dispute is over without any proposal. */
export function SettlementPanel({ disputeCase }: { disputeCase: DisputeCase }) {
  const { settlements, actions, viewer } = disputeCase;
  const mayPropose = actions.includes('propose_settlement');
  // A proposal, and its answer, remove the button that was pressed.
  useFocusFallback(settlements.map(({ status }) => status).join(), () =>
    document.getElementById('settlement'),
  );
  if (settlements.length === 0 && !mayPropose) return null;
  return (
    <SectionCard
      id="settlement"
      title="Settle it between you"
      action={mayPropose ? <SettlementDialog disputeCase={disputeCase} /> : null}
    >
      {settlements.length === 0 ? (
        <p className="max-w-prose p-5 text-muted-foreground text-sm">
          You need not wait for our team: propose what goes back to the buyer. The other side has{' '}
          {settlementTerms.hours} hours to answer, and once it accepts, the money moves at once.
        </p>
      ) : (
        <SettlementList settlements={settlements} viewer={viewer}>
          <ProposalAnswers disputeCase={disputeCase} />
        </SettlementList>
      )}
    </SectionCard>
  );
}
