import { textLimits } from '@oja/contract/text-limits';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';

type DecisionDetailsProps = { value: string; onChange: (details: string) => void };

/** Why a case was decided so. */
export function DecisionDetails({ value, onChange }: DecisionDetailsProps) {
  return (
    <Field label="Details" required hint="Both sides read why you decided so.">
      <Textarea
        maxLength={textLimits.resolutionDetails}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
