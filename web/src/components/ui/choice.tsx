import { Button } from './button';

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few views of the same thing, of which one is chosen. */
export function Choice<Value extends string>({
  label,
  options,
  value: chosen,
  onChange,
}: ChoiceProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are a few buttons in a line.
    <div role="group" aria-label={label} className="flex flex-wrap gap-1">
      {options.map(({ value, label: text }) => (
        <Button
          key={value}
          variant={value === chosen ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={value === chosen}
          onClick={() => onChange(value)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
