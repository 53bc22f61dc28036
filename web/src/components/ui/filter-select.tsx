import { Select, SelectContent, SelectItem, SelectTrigger } from './select';

type FilterSelectProps<Value extends string> = {
  label: string;
  /** What no choice reads. */
  all?: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
};

const nothing = 'all';

/** A choice among a few, or none of them, above a list. */
export function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <Select
      value={value ?? nothing}
      onValueChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
    >
      <SelectTrigger aria-label={label} />
      <SelectContent>
        {all ? <SelectItem value={nothing}>{all}</SelectItem> : null}
        {options.map((option) => (
          <SelectItem key={option.value} value={option.value}>
            {option.label}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
