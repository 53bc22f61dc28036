import type { StaffCase } from '@oja/contract/disputes';
import { AmountInput } from '@/components/ui/amount-input';
import { Field } from '@/components/ui/field';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { formatNaira } from '@/lib/money';
import type { ResolutionForm } from '../../logic/resolution-form';
import { resolutionHint, resolutionLabels } from '../../logic/transaction-labels';

type ResolutionChoiceProps<Type extends string> = {
  file: StaffCase;
  form: ResolutionForm;
  onChange: (change: Partial<ResolutionForm>) => void;
  types: readonly Type[];
  /** Why a type cannot be chosen now; undefined when it can. */
  whyNot: (type: Type) => string | undefined;
};

/** How a dispute is decided, and the amount of a partial refund. */
export function ResolutionChoice<Type extends keyof typeof resolutionLabels>({
  file,
  form,
  onChange,
  types,
  whyNot,
}: ResolutionChoiceProps<Type>) {
  return (
    <>
      <Field label="Resolution type" required>
        <RadioGroup
          value={form.type ?? ''}
          onValueChange={(chosen) => onChange({ type: types.find((type) => type === chosen) })}
        >
          {types.map((type) => (
            <RadioOption
              key={type}
              value={type}
              disabled={whyNot(type) !== undefined}
              label={resolutionLabels[type].label}
              hint={whyNot(type) ?? resolutionHint(type, file)}
            />
          ))}
        </RadioGroup>
      </Field>
      {form.type === 'partial_refund' ? (
        <Field label="Refund amount (₦)" required hint={`At most ${formatNaira(file.price)}.`}>
          <AmountInput
            className="tabular"
            value={form.refund}
            onValueChange={(refund) => onChange({ refund })}
          />
        </Field>
      ) : null}
    </>
  );
}
