import { zodResolver } from '@hookform/resolvers/zod';
import { textLimits } from '@oja/contract/text-limits';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { experienceOptions } from '../../logic/application-labels';
import { accountForm, type FormStepProps } from '../../logic/wizard-steps';
import { WizardForm } from './wizard-form';

const handles = [
  { field: 'instagram', label: 'Instagram', example: '@lagosfoodie' },
  { field: 'youtube', label: 'YouTube', example: '@lagosfoodie or a channel link' },
  { field: 'twitter', label: 'Twitter/X', example: '@lagosfoodie' },
] as const;

export function AccountStep({ start, isSaving, onMove }: FormStepProps) {
  const { register, control, handleSubmit, getValues, formState } = useForm<z.input<typeof accountForm>>({
    resolver: zodResolver(accountForm),
    defaultValues: {
      instagram: start.instagram,
      youtube: start.youtube,
      twitter: start.twitter,
      experience: start.experience,
    },
  });
  const { errors } = formState;
  return (
    <WizardForm
      isSaving={isSaving}
      onPrevious={() => onMove(1, getValues())}
      onSubmit={handleSubmit((filledIn) => onMove(3, filledIn))}
    >
      <div className="grid gap-6">
        <p className="text-muted-foreground text-sm">
          Name accounts of yours, so that our team can see what you do. Leave out what you do not have.
        </p>
        <div className="grid gap-5 @2xl:grid-cols-3">
          {handles.map(({ field, label, example }) => (
            <Field key={field} label={label} error={errors[field]?.message}>
              <Input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                placeholder={example}
                maxLength={textLimits.socialHandle}
                {...register(field)}
              />
            </Field>
          ))}
        </div>
        <Controller
          control={control}
          name="experience"
          render={({ field }) => (
            <Field
              label="Experience"
              required
              error={errors.experience ? 'Please choose how much experience you have.' : undefined}
            >
              <RadioGroup
                ref={field.ref}
                className="@2xl:grid-cols-3"
                value={field.value ?? ''}
                onValueChange={field.onChange}
                onBlur={field.onBlur}
              >
                {experienceOptions.map(({ value, label, hint }) => (
                  <RadioOption
                    key={value}
                    value={value}
                    label={label}
                    hint={hint}
                    className="rounded-lg border p-4 has-[[data-state=checked]]:border-primary has-[[data-state=checked]]:bg-secondary/50"
                  />
                ))}
              </RadioGroup>
            </Field>
          )}
        />
      </div>
    </WizardForm>
  );
}
