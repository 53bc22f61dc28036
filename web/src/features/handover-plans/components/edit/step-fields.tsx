import { handoverSides } from '@oja/contract/handover-labels';
import { textLimits } from '@oja/contract/text-limits';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { missedRulesOf, type PlanForm } from '../../logic/plan-form';
import { evidenceLabels, missedLabels, sideLabels } from '../../logic/plan-labels';
import { ChoiceField, ManyField } from './choice-fields';
import { WaitFields } from './wait-fields';

const evidenceOptions = Object.entries(evidenceLabels).map(([value, label]) => ({ value, label }));
const sideOptions = handoverSides.map((value) => ({ value, label: sideLabels[value] }));

/** All fields of one step; what it may need are the steps before it. */
export function StepFields({ position }: { position: number }) {
  const { register, control, formState, setValue } = useFormContext<PlanForm>();
  const steps = useWatch({ control, name: 'steps' });
  const step = steps[position];
  const errors = formState.errors.steps?.[position];
  if (step === undefined) return null;
  const earlier = steps.slice(0, position).map(({ key, title }) => ({ value: key, label: title || key }));
  // A need that stands later by now is shown, so that it can be taken away.
  const later = step.needs
    .filter((need) => earlier.every(({ value }) => value !== need))
    .map((need) => ({ value: need, label: `${need} (not before this step)` }));
  const rules = missedRulesOf(step);
  const fitRule = (next: Parameters<typeof missedRulesOf>[0]) => {
    const [usual = 'staff', ...others] = missedRulesOf(next);
    if (usual !== step.when_missed && !others.includes(step.when_missed)) {
      setValue(`steps.${position}.when_missed`, usual, { shouldDirty: true });
    }
  };
  return (
    <div className="grid gap-4 border-t p-4 sm:grid-cols-2">
      <Field label="Title" required error={errors?.title?.message}>
        <Input maxLength={textLimits.stepTitle} {...register(`steps.${position}.title`)} />
      </Field>
      <Field label="Key" required hint="Small letters and underscores." error={errors?.key?.message}>
        <Input autoCapitalize="none" maxLength={textLimits.stepKey} {...register(`steps.${position}.key`)} />
      </Field>
      <Field label="What to do" required className="sm:col-span-2" error={errors?.text?.message}>
        <Textarea rows={4} maxLength={textLimits.stepText} {...register(`steps.${position}.text`)} />
      </Field>
      <ChoiceField
        label="Done by"
        name={`steps.${position}.by`}
        options={sideOptions}
        onChosen={(by) => fitRule({ needs: step.needs, by: by === 'seller' ? 'seller' : 'buyer' })}
      />
      <Field label="Due in (hours)" required error={errors?.deadline_hours?.message}>
        <Input inputMode="numeric" className="tabular" {...register(`steps.${position}.deadline_hours`)} />
      </Field>
      <ChoiceField
        label="When it is missed"
        name={`steps.${position}.when_missed`}
        options={rules.map((value) => ({ value, label: missedLabels[value] }))}
        className="sm:col-span-2"
      />
      <ManyField
        legend="Comes after"
        empty="The first step needs no other."
        name={`steps.${position}.needs`}
        options={[...earlier, ...later]}
        onChosen={(needs) => fitRule({ by: step.by, needs })}
      />
      <ManyField
        legend="Evidence that counts"
        name={`steps.${position}.evidence`}
        options={evidenceOptions}
      />
      <WaitFields position={position} hasWait={step.hasWait} />
    </div>
  );
}
