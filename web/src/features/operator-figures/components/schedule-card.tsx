import { type FigureFrequency, type FigureSchedule, figureFrequencies } from '@oja/contract/figure-schedules';
import { type Weekday, weekdayLabels, weekdays } from '@oja/contract/weekdays';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Notice } from '@/components/ui/notice';
import { SectionCard } from '@/components/ui/section-card';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { useFocusNamedSection } from '@/lib/use-focus-named-section';
import { endScheduleMutation, figureScheduleQuery, saveScheduleMutation, sendNowMutation } from '../api';
import { frequencyLabels } from '../logic/figure-labels';

/** Mails link to it. */
const sectionIds = ['scheduled-report'] as const;

/** The figures by mail, for the own person. */
export function ScheduleCard() {
  const query = useQuery(figureScheduleQuery);
  useFocusNamedSection(sectionIds);
  return (
    <SectionCard id={sectionIds[0]} title="Scheduled report">
      <Loaded query={query} failure="Failed to load your schedule" skeleton={<Placeholder />}>
        {({ schedule, mails_on: mailsOn }) => (
          <div className="grid gap-4 p-5">
            <p className="text-muted-foreground text-sm">
              {schedule === null
                ? 'Have the figures of the last week or month sent to you by mail, at 8:00 AM in Lagos. You get none now.'
                : `Next report: ${formatDateTime(schedule.next_at)}`}
            </p>
            {mailsOn ? null : (
              <Notice variant="warning">
                Mails are switched off in the notification settings, so no report arrives.
              </Notice>
            )}
            <ScheduleForm schedule={schedule} />
          </div>
        )}
      </Loaded>
    </SectionCard>
  );
}

/** What was chosen stays when saving fails. */
function ScheduleForm({ schedule }: Pick<FigureSchedule, 'schedule'>) {
  const [frequency, setFrequency] = useState<FigureFrequency>(schedule?.frequency ?? 'weekly');
  const [weekday, setWeekday] = useState<Weekday>(schedule?.weekday ?? 'monday');
  const saving = useMutation({
    ...saveScheduleMutation,
    onSuccess: ({ data }) =>
      toast({
        title: 'Report Scheduled',
        description: data.schedule ? `The next one comes ${formatDateTime(data.schedule.next_at)}.` : '',
      }),
    onError: (error) => toastFailure(error, 'The schedule could not be saved. Please try again.'),
  });
  const saveButton = useRef<HTMLButtonElement>(null);
  // The buttons of a running schedule go with it.
  useFocusFallback(schedule === null, () => saveButton.current);
  const save = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate({ frequency, weekday });
  };
  return (
    <form noValidate onSubmit={save} className="grid gap-4">
      <div className="grid gap-4 sm:max-w-xl sm:grid-cols-2">
        <Field label="How often">
          <Select value={frequency} onValueChange={(value: FigureFrequency) => setFrequency(value)}>
            <SelectTrigger>{frequencyLabels[frequency]}</SelectTrigger>
            <SelectContent>
              {figureFrequencies.map((value) => (
                <SelectItem key={value} value={value}>
                  {frequencyLabels[value]}
                </SelectItem>
              ))}
            </SelectContent>
          </Select>
        </Field>
        {frequency === 'weekly' ? (
          <Field label="On">
            <Select value={weekday} onValueChange={(value: Weekday) => setWeekday(value)}>
              <SelectTrigger>{weekdayLabels[weekday]}</SelectTrigger>
              <SelectContent>
                {weekdays.map((value) => (
                  <SelectItem key={value} value={value}>
                    {weekdayLabels[value]}
                  </SelectItem>
                ))}
              </SelectContent>
            </Select>
          </Field>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={saveButton} type="submit" busy={saving.isPending} busyLabel="Saving...">
          {schedule === null ? 'Switch on' : 'Save schedule'}
        </Button>
        {schedule === null ? null : <RunningActions />}
      </div>
    </form>
  );
}

function RunningActions() {
  const sending = useMutation({
    ...sendNowMutation,
    onSuccess: () =>
      toast({ title: 'Report On Its Way', description: 'It has the last week or month that is over.' }),
    onError: (error) => toastFailure(error, 'The report could not be sent. Please try again.'),
  });
  const ending = useMutation({
    ...endScheduleMutation,
    onSuccess: () => toast({ title: 'Report Switched Off', description: 'You get no more reports.' }),
    onError: (error) => toastFailure(error, 'The report could not be switched off. Please try again.'),
  });
  return (
    <>
      <Button
        variant="outline"
        busy={sending.isPending}
        busyLabel="Sending..."
        onClick={() => sending.mutate()}
      >
        Send one now
      </Button>
      <Button
        variant="outline"
        busy={ending.isPending}
        busyLabel="Switching off..."
        onClick={() => ending.mutate()}
      >
        Switch off
      </Button>
    </>
  );
}

function Placeholder() {
  return (
    <LoadingRegion label="Loading your schedule" className="grid gap-4 p-5">
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-10 sm:max-w-xl" />
    </LoadingRegion>
  );
}
