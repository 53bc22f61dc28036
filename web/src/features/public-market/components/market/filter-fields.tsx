import { type ReactNode, useId } from 'react';
import { Input } from '@/components/ui/input';

/** Parts of the filter form, which works without script. */

type NumberFieldProps = { name: string; label: string; value: string; problem: string | undefined };

export function NumberField({ name, label, value, problem }: NumberFieldProps) {
  const id = useId();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <Input
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : `${id}-problem`}
      />
      {problem === undefined ? null : <Problem id={`${id}-problem`}>{problem}</Problem>}
    </div>
  );
}

type FlagFieldProps = { name: string; label: string; isOn: boolean };

export function FlagField({ name, label, isOn }: FlagFieldProps) {
  return (
    <label className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={isOn}
        className="size-4 shrink-0 accent-primary"
      />
      {label}
    </label>
  );
}

export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="text-danger text-sm">
      {children}
    </p>
  );
}
