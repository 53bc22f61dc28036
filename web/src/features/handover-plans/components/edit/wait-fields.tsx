import { textLimits } from '@oja/contract/text-limits';
import { Controller, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Switch } from '@/components/ui/switch';
import type { PlanForm } from '../../logic/plan-form';

/** The time that the platform imposes after a step, with the page that says so and the day it was read. */
export function WaitFields({ position, hasWait }: { position: number; hasWait: boolean }) {
  const { register, control, formState } = useFormContext<PlanForm>();
  const errors = formState.errors.steps?.[position]?.wait;
  return (
    <div className="grid gap-4 rounded-lg bg-muted p-4 sm:col-span-2 sm:grid-cols-2">
      <Controller
        control={control}
        name={`steps.${position}.hasWait`}
        render={({ field: { value, onChange, onBlur } }) => (
          <Field
            layout="inline"
            label="The platform makes people wait after this step"
            className="sm:col-span-2"
          >
            <Switch checked={value} onCheckedChange={onChange} onBlur={onBlur} />
          </Field>
        )}
      />
      {hasWait ? (
        <>
          <Field label="Wait (hours)" required error={errors?.hours?.message}>
            <Input inputMode="numeric" className="tabular" {...register(`steps.${position}.wait.hours`)} />
          </Field>
          <Field label="Checked on" required error={errors?.checked_on?.message}>
            <Input type="date" {...register(`steps.${position}.wait.checked_on`)} />
          </Field>
          <Field label="Why" required className="sm:col-span-2" error={errors?.why?.message}>
            <Input maxLength={textLimits.waitReason} {...register(`steps.${position}.wait.why`)} />
          </Field>
          <Field
            label="Source"
            required
            hint="The page of the platform that states it."
            className="sm:col-span-2"
            error={errors?.source?.message}
          >
            <Input type="url" inputMode="url" {...register(`steps.${position}.wait.source`)} />
          </Field>
        </>
      ) : null}
    </div>
  );
}
