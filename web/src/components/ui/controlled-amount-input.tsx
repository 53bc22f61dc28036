import type { ComponentProps } from 'react';
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { AmountInput } from './amount-input';

type ControlledAmountInputProps<Form extends FieldValues, Sent> = Pick<
  ComponentProps<typeof AmountInput>,
  'className' | 'min' | 'placeholder'
> & {
  control: Control<Form, unknown, Sent>;
  name: Path<Form>;
};

/** An amount as a field of a form. */
export function ControlledAmountInput<Form extends FieldValues, Sent>({
  control,
  name,
  ...input
}: ControlledAmountInputProps<Form, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <AmountInput
          {...input}
          name={name}
          value={value}
          onValueChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    />
  );
}
