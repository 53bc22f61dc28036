import { type Weekday, weekdayLabels, weekdays } from '@oja/contract/weekdays';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useFieldError } from './use-field-error';

/** The weekdays with their opening and closing time. What a closed day had comes back when it is opened again. */
export function OpeningHoursField() {
  return (
    <table aria-label="Opening hours" className="w-full max-w-xl table-fixed text-sm">
      <thead>
        <tr className="text-left text-muted-foreground">
          <th scope="col" className="w-20 pb-2 font-medium @lg:w-44">
            Open on
          </th>
          <th scope="col" className="pb-2 font-medium">
            From
          </th>
          <th scope="col" className="pb-2 pl-2 font-medium @lg:pl-4">
            To
          </th>
        </tr>
      </thead>
      {weekdays.map((day) => (
        <WeekdayRows key={day} day={day} />
      ))}
    </table>
  );
}

function WeekdayRows({ day }: { day: Weekday }) {
  const { control } = useFormContext();
  const isOpen: boolean = useWatch({ name: `openingHours.${day}.open` });
  const errorId = useId();
  const errors = {
    from: useFieldError(`openingHours.${day}.from`),
    to: useFieldError(`openingHours.${day}.to`),
  };
  const error = errors.from ?? errors.to;
  return (
    <tbody className="border-t">
      <tr>
        <th scope="row" className="h-14 text-left font-normal">
          <Controller
            control={control}
            name={`openingHours.${day}.open`}
            render={({ field }) => (
              <Field layout="inline" label={<DayName day={day} />}>
                <Checkbox
                  ref={field.ref}
                  checked={field.value}
                  onCheckedChange={(isOn) => field.onChange(isOn === true)}
                  onBlur={field.onBlur}
                />
              </Field>
            )}
          />
        </th>
        {isOpen ? (
          (['from', 'to'] as const).map((end) => (
            <td key={end} className={end === 'from' ? '' : 'pl-2 @lg:pl-4'}>
              <TimeInput day={day} end={end} describedBy={errors[end] && errorId} />
            </td>
          ))
        ) : (
          <td colSpan={2} className="text-muted-foreground">
            Closed
          </td>
        )}
      </tr>
      {isOpen && error ? (
        <tr>
          <td colSpan={3} className="pb-3">
            <p id={errorId} className="flex items-start gap-1.5 text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
              {weekdayLabels[day]}: {error}
            </p>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

/** A phone shows the first three letters; the name for screen readers is whole. */
function DayName({ day }: { day: Weekday }) {
  const label = weekdayLabels[day];
  return (
    <>
      {label.slice(0, 3)}
      <span className="sr-only @lg:not-sr-only">{label.slice(3)}</span>
    </>
  );
}

type TimeInputProps = { day: Weekday; end: 'from' | 'to'; describedBy: string | undefined };

function TimeInput({ day, end, describedBy }: TimeInputProps) {
  const { register } = useFormContext();
  return (
    <Input
      type="time"
      aria-label={`${weekdayLabels[day]} ${end}`}
      aria-invalid={describedBy ? true : undefined}
      aria-describedby={describedBy}
      // A phone opens its picker from the field itself, so the room goes to the time.
      className="tabular px-2 @lg:px-3 @max-lg:[&::-webkit-calendar-picker-indicator]:hidden"
      {...register(`openingHours.${day}.${end}`)}
    />
  );
}
