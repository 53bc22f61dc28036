import { Controller, type FieldPath, useFormContext } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import type { PlanForm } from '../../logic/plan-form';

type Option = { value: string; label: string };

type ChoiceFieldProps = {
  label: string;
  name: FieldPath<PlanForm>;
  options: readonly Option[];
  className?: string;
  onChosen?: (value: string) => void;
};

export function ChoiceField({ label, name, options, className, onChosen }: ChoiceFieldProps) {
  const { control } = useFormContext<PlanForm>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, onBlur, ref }, fieldState }) => (
        <Field label={label} className={className} error={fieldState.error?.message}>
          <Select
            value={String(value)}
            onValueChange={(chosen) => {
              onChange(chosen);
              onChosen?.(chosen);
            }}
          >
            <SelectTrigger ref={ref} onBlur={onBlur} />
            <SelectContent>
              {options.map((option) => (
                <SelectItem key={option.value} value={option.value}>
                  {option.label}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
      )}
    />
  );
}

type ManyFieldProps = {
  legend: string;
  name: `steps.${number}.needs` | `steps.${number}.evidence`;
  options: readonly Option[];
  /** Stands there when nothing can be chosen. */
  empty?: string;
  onChosen?: (values: string[]) => void;
};

export function ManyField({ legend, name, options, empty, onChosen }: ManyFieldProps) {
  const { control } = useFormContext<PlanForm>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange }, fieldState }) => {
        const chosen: readonly string[] = value;
        const toggle = (option: string, isOn: boolean) => {
          const next = isOn ? [...chosen, option] : chosen.filter((each) => each !== option);
          onChange(next);
          onChosen?.(next);
        };
        return (
          <fieldset className="grid content-start gap-2">
            <legend className="mb-2 font-medium text-sm">{legend}</legend>
            {options.length === 0 ? <p className="text-muted-foreground text-sm">{empty}</p> : null}
            {options.map((option) => (
              <Field key={option.value} layout="inline" label={option.label}>
                <Checkbox
                  checked={chosen.includes(option.value)}
                  onCheckedChange={(isOn) => toggle(option.value, isOn === true)}
                />
              </Field>
            ))}
            {fieldState.error?.message ? (
              <p className="text-danger text-sm">{fieldState.error.message}</p>
            ) : null}
          </fieldset>
        );
      }}
    />
  );
}
