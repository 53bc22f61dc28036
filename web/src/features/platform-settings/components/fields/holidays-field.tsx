import { holidaysAtMost } from '@oja/contract/business-hours';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { get, useController, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { formatDay } from '@/lib/dates';
import { holidayFault } from '../../logic/holiday-fault';

/** The days on which the desk is closed, in their order. */
export function HolidaysField() {
  const { control } = useFormContext();
  const { field, formState } = useController({ control, name: 'holidays' });
  const days: readonly string[] = field.value;
  const [day, setDay] = useState('');
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement | null>(null);
  function add(): void {
    const found = holidayFault(day, days);
    setFault(found);
    if (found === undefined) {
      field.onChange([...days, day].toSorted());
      setDay('');
    }
    input.current?.focus();
  }
  function remove(removed: string): void {
    field.onChange(days.filter((one) => one !== removed));
    setFault(undefined);
    input.current?.focus();
  }
  return (
    <div className="grid gap-3">
      <div className="grid justify-items-start gap-3 @lg:grid-cols-[20rem_auto] @lg:justify-start">
        <Field
          label="Public holiday"
          hint={`The desk is closed all day. ${holidaysAtMost} at most.`}
          error={fault ?? sentenceOf(get(formState.errors, 'holidays'))}
          className="w-full"
        >
          <Input
            type="date"
            value={day}
            ref={(element) => {
              input.current = element;
              field.ref(element);
            }}
            onChange={(event) => {
              setDay(event.target.value);
              setFault(undefined);
            }}
            onBlur={field.onBlur}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // The key would save the whole panel.
              event.preventDefault();
              add();
            }}
          />
        </Field>
        <Button variant="outline" className="@lg:mt-6.5" onClick={add}>
          Add holiday
        </Button>
      </div>
      {days.length === 0 ? (
        <p className="text-muted-foreground text-sm">No holidays yet.</p>
      ) : (
        <ul aria-label="Public holidays" className="flex flex-wrap gap-2">
          {days.map((one) => (
            <li
              key={one}
              className="tabular flex items-center gap-1 rounded-md border bg-card py-1 pr-1 pl-3 text-sm"
            >
              {formatDay(one)}
              <Button
                variant="ghost"
                size="icon"
                className="size-8"
                aria-label={`Remove ${formatDay(one)}`}
                onClick={() => remove(one)}
              >
                <X aria-hidden="true" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The server answers for the whole list or for one of its days. */
function sentenceOf(error: unknown): string | undefined {
  if (Array.isArray(error)) return sentenceOf(error.find(Boolean));
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : undefined;
}
