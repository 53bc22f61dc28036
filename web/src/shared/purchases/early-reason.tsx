import { earlyReasonAtMost } from '@oja/contract/disputes';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { formatDateTime } from '@/lib/dates';

type EarlyReasonProps = { until: string; value: string; onChange: (value: string) => void };

/** Asked for while the seller has not answered and still can. */
export function EarlyReason({ until, value, onChange }: EarlyReasonProps) {
  return (
    <>
      <Notice variant="warning">{`The seller may still answer until ${formatDateTime(until)}.`}</Notice>
      <Field label="Why decide now" required hint="Both sides read why you did not wait for the seller.">
        <Textarea
          maxLength={earlyReasonAtMost}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
    </>
  );
}
