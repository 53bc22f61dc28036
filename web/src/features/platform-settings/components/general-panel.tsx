import { answerPromisedHours } from '@oja/contract/answer-promise';
import { answerHourChoices } from '@oja/contract/ticket-fields';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { countOf } from '@/lib/counts';
import { BusinessHoursCard } from './business-hours-card';
import { ChoiceField } from './fields/choice-field';
import { NumberField } from './fields/number-field';
import { SwitchField } from './fields/switch-field';
import { TextField } from './fields/text-field';
import { SectionForm } from './section-form';
import type { PanelProps } from './sections';
import { FieldRow, SettingCard } from './setting-card';
import { timezoneChoices } from './timezones';

const texts = {
  title: 'General Settings Saved',
  description: 'General configuration has been updated successfully.',
  minimumMs: minimumBusyTimes.settingsSaveMs,
};

const currencies = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'NGN'].map((value) => ({ value, label: value }));
const answerHours = answerHourChoices.map((value) => ({ value, label: countOf(value, 'hour') }));
const dateFormats = ['MM/DD/YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD'].map((value) => ({ value, label: value }));

const startMaintenance = {
  title: 'Switch maintenance mode on?',
  description:
    'Nobody but staff can use Oja until it is switched off again. The deadlines of purchases and disputes go on.',
  confirmLabel: 'Switch on and save',
};

export function GeneralPanel({ settings }: PanelProps) {
  const { general } = settings;
  return (
    <SectionForm
      section="general"
      saved={general}
      texts={texts}
      saveLabel="Save General Settings"
      questionBefore={({ maintenanceMode }) =>
        maintenanceMode && !general.value.maintenanceMode ? startMaintenance : undefined
      }
    >
      <SettingCard title="Platform" description="How the platform calls itself and where people write to.">
        <FieldRow>
          <TextField name="platformName" label="Platform name" hint="The sender of every mail." />
          <TextField name="supportEmail" label="Support e-mail" type="email" />
        </FieldRow>
        <FieldRow>
          <ChoiceField
            name="defaultCurrency"
            label="Default currency"
            hint="For display here; prices are in naira."
            choices={currencies}
          />
          <NumberField
            name="maxAccountPrice"
            label="Maximum account price"
            hint="Counts while price limits are enforced."
          />
        </FieldRow>
      </SettingCard>
      <SettingCard title="Dates" description="How the screens of this portal write dates and times.">
        <FieldRow>
          <ChoiceField name="timezone" label="Time zone" choices={timezoneChoices(general.value.timezone)} />
          <ChoiceField name="dateFormat" label="Date format" choices={dateFormats} />
        </FieldRow>
      </SettingCard>
      <SettingCard
        title="Support"
        description={`How soon the team answers a ticket, by its priority. The Help Center promises ${answerPromisedHours} hours, so none is longer.`}
      >
        <FieldRow>
          <ChoiceField name="answerHoursUrgent" label="Urgent" choices={answerHours} />
          <ChoiceField name="answerHoursHigh" label="High" choices={answerHours} />
        </FieldRow>
        <FieldRow>
          <ChoiceField name="answerHoursMedium" label="Medium" choices={answerHours} />
          <ChoiceField name="answerHoursLow" label="Low" choices={answerHours} />
        </FieldRow>
      </SettingCard>
      <BusinessHoursCard />
      <SettingCard title="Availability">
        <SwitchField
          name="registrationOpen"
          label="Registration open"
          hint="Off: nobody new can register, and the page says so."
        />
        <SwitchField
          name="maintenanceMode"
          label="Maintenance mode"
          hint="On: visitors see a maintenance page and cannot trade. Staff go on working."
        />
      </SettingCard>
    </SectionForm>
  );
}
