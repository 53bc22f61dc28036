import { useState } from 'react';
import { Select, SelectContent, SelectItem, SelectTrigger } from './select';

type FilterSelectProps<Value extends string> = {
  /** Left out inside a Field, which names it. */
  label?: string;
  /** What no choice reads. */
  all?: string;
  value: Value | undefined;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value | undefined) => void;
};

const nothing = 'all';

/**
 * A filter with a few options, or none, above a list. Its options are rendered on hover or focus: a page with
 * several of these would otherwise start with dozens of hidden elements.
 */
export function FilterSelect<Value extends string>({
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  const [isNear, setNear] = useState(false);
  const comeNear = () => setNear(true);
  return (
    <Select
      value={value ?? nothing}
      onValueChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value)}
      onOpenChange={comeNear}
    >
      <SelectTrigger aria-label={label} onPointerEnter={comeNear} onFocus={comeNear}>
        {options.find((option) => option.value === value)?.label ?? all}
      </SelectTrigger>
      {isNear ? (
        <SelectContent>
          {all ? <SelectItem value={nothing}>{all}</SelectItem> : null}
          {options.map((option) => (
            <SelectItem key={option.value} value={option.value}>
              {option.label}
            </SelectItem>
          ))}
        </SelectContent>
      ) : null}
    </Select>
  );
}
