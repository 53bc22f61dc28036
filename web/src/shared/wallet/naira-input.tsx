import type { Control, FieldValues, Path } from 'react-hook-form';
import { ControlledAmountInput } from '@/components/ui/controlled-amount-input';

type NairaInputProps<Form extends FieldValues, Sent> = {
  control: Control<Form, unknown, Sent>;
  name: Path<Form>;
};

/** The amount of a payment, a withdrawal or an offer. */
export function NairaInput<Form extends FieldValues, Sent>({ control, name }: NairaInputProps<Form, Sent>) {
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 font-semibold text-lg text-muted-foreground"
      >
        ₦
      </span>
      <ControlledAmountInput
        control={control}
        name={name}
        min={1}
        placeholder="0.00"
        className="tabular h-12 pl-9 font-semibold text-lg md:text-lg pointer-coarse:h-12"
      />
    </div>
  );
}
