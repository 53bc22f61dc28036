import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form';
import { Select, SelectContent, SelectItem, SelectTrigger } from './select';

type ControlledSelectProps<Form extends FieldValues, Sent> = {
  control: Control<Form, unknown, Sent>;
  name: Path<Form>;
  options: readonly { value: string; label: string }[];
  placeholder?: string;
};

/** One of a few options as a field of a form. */
export function ControlledSelect<Form extends FieldValues, Sent>({
  control,
  name,
  options,
  placeholder,
}: ControlledSelectProps<Form, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <Select value={value ?? ''} onValueChange={onChange}>
          <SelectTrigger ref={ref} onBlur={onBlur} {...(placeholder ? { placeholder } : {})} />
          <SelectContent>
            {options.map((option) => (
              <SelectItem key={option.value} value={option.value}>
                {option.label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    />
  );
}
