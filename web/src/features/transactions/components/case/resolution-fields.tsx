import type { StaffCase } from '@oja/contract/disputes';
import { type ResolutionType, resolutionTypes } from '@oja/contract/purchase-fields';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatNaira } from '@/lib/money';
import type { ResolutionForm } from '../../logic/resolution-form';
import { resolutionLabels } from '../../logic/transaction-labels';

type ResolutionFieldsProps = {
  file: StaffCase;
  form: ResolutionForm;
  onChange: (change: Partial<ResolutionForm>) => void;
};

/** All five types are shown; those that cannot be chosen now say why. */
export function ResolutionFields({ file, form, onChange }: ResolutionFieldsProps) {
  return (
    <>
      <Field label="Resolution type" required>
        <RadioGroup
          value={form.type ?? ''}
          onValueChange={(chosen) => onChange({ type: resolutionTypes.find((type) => type === chosen) })}
        >
          {resolutionTypes.map((type) => (
            <RadioOption
              key={type}
              value={type}
              disabled={!file.actions.includes(type)}
              label={resolutionLabels[type].label}
              hint={file.actions.includes(type) ? resolutionLabels[type].hint : whyNot(type, file)}
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
    </>
  );
}

function whyNot(type: ResolutionType, { replacement, dispute }: StaffCase): string {
  if (type === 'escalate' && dispute.status === 'escalated') return 'It is escalated already.';
  if (type !== 'replacement') return 'Not possible now.';
  return replacement.used
    ? 'There was a replacement already.'
    : 'The seller has not given new credentials for it.';
}
