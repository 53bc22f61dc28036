import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { SettingName } from './fields/use-field-error';

type DisplayOnlyProps = { fields?: readonly SettingName[]; children: ReactNode };

/** Settings that are shown and change nothing: closed at first, and open while one of the fields has an error. */
export function DisplayOnly({ fields = [], children }: DisplayOnlyProps) {
  const { formState } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const hasError = fields.some((name) => get(formState.errors, name) !== undefined);
  return (
    <details
      open={isOpen || hasError}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group/display"
    >
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm py-1 text-muted-foreground text-sm hover:text-foreground [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 transition-transform group-open/display:rotate-90"
        />
        Display only
      </summary>
      <div className="grid gap-5 pt-4">{children}</div>
    </details>
  );
}
