import { describeOpeningHours, type OpeningHours, openingHours } from '@oja/contract/business-hours';
import { weekdays } from '@oja/contract/weekdays';
import { useWatch } from 'react-hook-form';
import { HolidaysField } from './fields/holidays-field';
import { OpeningHoursField } from './fields/opening-hours-field';
import { SwitchField } from './fields/switch-field';
import { FieldRow, SettingCard } from './setting-card';

/** When the desk is open, and for which tickets that counts. */
export function BusinessHoursCard() {
  return (
    <SettingCard
      title="Business hours of support"
      description="Lagos time. A ticket whose clock runs keeps its due time; a change counts for the next question."
    >
      <fieldset className="grid gap-5">
        <legend className="mb-3 font-medium text-sm">Only business hours count for</legend>
        <FieldRow>
          <SwitchField name="businessHoursUrgent" label="Urgent tickets" />
          <SwitchField name="businessHoursHigh" label="High priority tickets" />
        </FieldRow>
        <FieldRow>
          <SwitchField name="businessHoursMedium" label="Medium priority tickets" />
          <SwitchField name="businessHoursLow" label="Low priority tickets" />
        </FieldRow>
      </fieldset>
      <OpeningHoursField />
      <HolidaysField />
      <PromisedHours />
    </SettingCard>
  );
}

const switches = [
  'businessHoursUrgent',
  'businessHoursHigh',
  'businessHoursMedium',
  'businessHoursLow',
] as const;

/** What the Help Center says after saving. */
function PromisedHours() {
  const hours: OpeningHours = useWatch({ name: 'openingHours' });
  const holidays: readonly string[] = useWatch({ name: 'holidays' });
  const isCounted = useWatch({ name: switches }).some(Boolean);
  // While a time is being typed there is nothing to say.
  if (!openingHours.safeParse(hours).success) return null;
  const isOpen = weekdays.some((day) => hours[day].open);
  return (
    <p role="status" className="rounded-md bg-muted p-3 text-sm">
      {isCounted && isOpen
        ? `The Help Center names these hours: ${describeOpeningHours(hours, holidays)}.`
        : 'Every clock runs at all hours, so the Help Center names no business hours.'}
    </p>
  );
}
