import { zodResolver } from '@hookform/resolvers/zod';
import { textLimits } from '@oja/contract/text-limits';
import { useForm } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Textarea } from '@/components/ui/textarea';
import { type FormStepProps, personalForm } from '../../logic/wizard-steps';
import { WizardForm } from './wizard-form';

export function PersonalStep({ start, isSaving, onMove }: FormStepProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(personalForm),
    defaultValues: {
      firstName: start.firstName,
      lastName: start.lastName,
      email: start.email,
      phone: start.phone,
      bio: start.bio,
    },
  });
  const { errors } = formState;
  return (
    <WizardForm isSaving={isSaving} onSubmit={handleSubmit((filledIn) => onMove(2, filledIn))}>
      <div className="grid gap-5">
        <p className="text-muted-foreground text-sm">
          Please use the name that stands on your government ID.
        </p>
        <div className="grid gap-5 @lg:grid-cols-2">
          <Field label="First Name" required error={errors.firstName?.message}>
            <Input autoComplete="given-name" {...register('firstName')} />
          </Field>
          <Field label="Last Name" required error={errors.lastName?.message}>
            <Input autoComplete="family-name" {...register('lastName')} />
          </Field>
          <Field label="Email" required error={errors.email?.message}>
            <Input type="email" autoComplete="email" {...register('email')} />
          </Field>
          <Field label="Phone" required error={errors.phone?.message}>
            <Input type="tel" autoComplete="tel" {...register('phone')} />
          </Field>
        </div>
        <Field
          label="Bio"
          hint="What you sell and how long you have done it. Up to 500 characters."
          error={errors.bio?.message}
        >
          <Textarea maxLength={textLimits.bio} {...register('bio')} />
        </Field>
      </div>
    </WizardForm>
  );
}
