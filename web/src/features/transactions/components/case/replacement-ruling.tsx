import type { StaffCase } from '@oja/contract/disputes';
import { rulingTypes } from '@oja/contract/ruling-fields';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatNaira } from '@/lib/money';
import { needsEarlyReason, type ResolutionForm } from '../../logic/resolution-form';
import { resolutionLabels } from '../../logic/transaction-labels';
import { EarlyReason } from './early-reason';
import { RulingGrounds } from './ruling-grounds';

type ReplacementRulingProps = {
  file: StaffCase;
  form: ResolutionForm;
  onChange: (change: Partial<ResolutionForm>) => void;
};

/** The decision that takes the place of the first one. */
export function ReplacementRuling({ file, form, onChange }: ReplacementRulingProps) {
  const isOffered = file.replacement.offered_at !== null && !file.replacement.used;
  const until = file.seller_may_answer_until;
  return (
    <>
      <Field label="Resolution type" required>
        <RadioGroup
          value={form.type ?? ''}
          onValueChange={(chosen) => onChange({ type: rulingTypes.find((type) => type === chosen) })}
        >
          {rulingTypes.map((type) => (
            <RadioOption
              key={type}
              value={type}
              disabled={type === 'replacement' && !isOffered}
              {...resolutionLabels[type]}
            />
          ))}
        </RadioGroup>
      </Field>
      {form.type === 'partial_refund' ? (
        <Field label="Refund amount (₦)" required hint={`At most ${formatNaira(file.price)}.`}>
          <Input
            inputMode="decimal"
            autoComplete="off"
            value={form.refund}
            onChange={(event) => onChange({ refund: event.target.value })}
          />
        </Field>
      ) : null}
      <RulingGrounds statements={file.statements} grounds={form} onChange={onChange} />
      {until && needsEarlyReason(form.type, until) ? (
        <EarlyReason
          until={until}
          value={form.earlyReason}
          onChange={(earlyReason) => onChange({ earlyReason })}
        />
      ) : null}
    </>
  );
}
