import { zodResolver } from '@hookform/resolvers/zod';
import type { StaffPlan } from '@oja/contract/plans';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ControlledAmountInput } from '@/components/ui/controlled-amount-input';
import { ControlledSelect } from '@/components/ui/controlled-select';
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Switch } from '@/components/ui/switch';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { savePlanMutation } from '../../api';
import { planForm, valuesOf } from '../../logic/plan-form';

const intervals = [
  { value: 'none', label: 'Free, never due' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
  { value: 'year', label: 'Every year' },
] as const;

export function PlanForm({ plan, onDone }: { plan: StaffPlan | undefined; onDone: () => void }) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver: zodResolver(planForm),
    defaultValues: valuesOf(plan),
  });
  const { errors } = formState;
  const saving = useMutation({
    ...savePlanMutation,
    onSuccess: () => toast({ title: plan ? 'Plan Updated' : 'Plan Added' }),
    onError: (error) => toastFailure(error, 'The plan could not be saved.'),
  });
  const save = handleSubmit((draft) => saving.mutate({ id: plan?.id, draft }, { onSuccess: onDone }));

  return (
    <form noValidate onSubmit={save} className="flex min-h-0 flex-col">
      <DialogBody className="grid gap-5">
        <Field label="Name" required error={errors.name?.message}>
          <Input maxLength={textLimits.planName} {...register('name')} />
        </Field>
        <Field label="Description" hint="One sentence under the name." error={errors.description?.message}>
          <Input maxLength={textLimits.planDescription} {...register('description')} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Price (NGN)" required hint="0 for a free plan." error={errors.price?.message}>
            <ControlledAmountInput control={control} name="price" className="tabular" />
          </Field>
          <Field label="Due" error={errors.uploadInterval?.message}>
            <ControlledSelect control={control} name="uploadInterval" options={intervals} />
          </Field>
        </div>
        <Field
          label="Upload limit"
          hint="How many listings may be live at a time. Leave empty for any number."
          error={errors.uploadLimit?.message}
        >
          <Input inputMode="numeric" className="tabular sm:max-w-40" {...register('uploadLimit')} />
        </Field>
        <Field
          label="Features"
          required
          hint="One to a line, in the order they are shown."
          error={errors.features?.message}
        >
          <Textarea rows={5} {...register('features')} />
        </Field>
        <Controller
          control={control}
          name="isPopular"
          render={({ field }) => (
            <Field
              layout="inline"
              label="Most Popular"
              hint="One plan carries the banner; it moves to this one."
            >
              <Switch checked={field.value} onCheckedChange={field.onChange} onBlur={field.onBlur} />
            </Field>
          )}
        />
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={saving.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
          {plan ? 'Save Changes' : 'Add Plan'}
        </Button>
      </DialogFooter>
    </form>
  );
}
