import type { StaffCase } from '@oja/contract/disputes';
import { keyTarget } from '@/components/list-keys/key-targets';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { AmountInput } from '@/components/ui/amount-input';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatNaira } from '@/lib/money';
import { DecisionDetails } from '@/shared/purchases/decision-details';
import { useDecisionForm } from '@/shared/purchases/use-decision-form';
import { useDecideAppeal } from '../../hooks/use-decide-appeal';
import {
  appealDecisionLabels,
  appealDecisionOf,
  decisionsFor,
  emptyAppealForm,
  refuseAppealDecision,
} from '../../logic/appeal-form';
import { ReplacementRuling } from './replacement-ruling';

type AppealDecisionProps = { file: StaffCase; onDone: () => void };

/** How another member of staff decides an appeal. */
export function AppealDecision({ file, onDone }: AppealDecisionProps) {
  const { form, change, refusal, isAsking, setAsking, submit } = useDecisionForm(emptyAppealForm, (filled) =>
    refuseAppealDecision(filled, file),
  );
  const appeal = useDecideAppeal({ onDone, onFailed: () => setAsking(false) });
  const choices = decisionsFor(file);
  const isWaiting = choices.includes('replace');
  const send = () => {
    const body = appealDecisionOf(file, form);
    if (body) appeal.send({ purchaseId: file.id, ...body });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid gap-5 rounded-lg border p-4 lg:sticky lg:top-0"
      {...keyTarget('d', 'Decide it')}
    >
      <Field label="Decide the appeal" required>
        <RadioGroup
          value={form.decision ?? ''}
          onValueChange={(chosen) => change({ decision: choices.find((choice) => choice === chosen) })}
        >
          {choices.map((choice) => (
            <RadioOption key={choice} value={choice} {...appealDecisionLabels[choice]} />
          ))}
        </RadioGroup>
      </Field>
      {form.decision === 'replace' ? <ReplacementRuling file={file} form={form} onChange={change} /> : null}
      {form.decision === 'award' ? (
        <Field
          label="Amount (₦)"
          required
          hint={`At most ${formatNaira(file.appeal?.limit ?? 0)}, which is what was lost.`}
        >
          <AmountInput className="tabular" value={form.award} onValueChange={(award) => change({ award })} />
        </Field>
      ) : null}
      <DecisionDetails value={form.details} onChange={(details) => change({ details })} />
      {refusal ? (
        <Notice variant="danger" role="alert">
          {refusal}
        </Notice>
      ) : null}
      <Button type="submit">Decide Appeal</Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={
          form.decision ? `${appealDecisionLabels[form.decision].label}: are you sure?` : 'Are you sure?'
        }
        description={
          form.decision === 'stands' && !isWaiting
            ? 'It is final, and both sides are told. No money moves.'
            : 'It is final. Both sides are told, and the money moves at once.'
        }
        confirmLabel="Confirm decision"
        busyLabel="Deciding..."
        busy={appeal.isPending}
        onConfirm={send}
      />
    </form>
  );
}
