import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { register } from '../api';
import { markFields, serverRefusals } from '../logic/form-refusals';
import {
  type RegistrationField,
  type RegistrationValues,
  registrationBody,
  registrationFields,
  registrationForm,
  registrationRefusal,
} from '../logic/registration-form';
import { ConsentFields } from './consent-fields';
import { PasswordField } from './password-field';
import { PasswordMeter } from './password-meter';

const blank: RegistrationValues = {
  name: '',
  nickName: '',
  email: '',
  password: '',
  confirmPassword: '',
  termsAccepted: false,
  marketingConsent: false,
};

/** Rules of the server that are about one field. */
const fieldByCode = {
  email_taken: 'email',
  passwords_differ: 'confirmPassword',
  password_too_short: 'password',
  password_too_common: 'password',
} as const satisfies Record<string, RegistrationField>;

type RegisterFormProps = {
  inviteCode: string | undefined;
  /** The page that the confirmation mail leads back to. */
  next: string | undefined;
  minimumPasswordLength: number | undefined;
  onRegistered: (account: { email: string; message: string | undefined }) => void;
};

/** Every refusal comes as a toast and at its field; nothing that was typed is ever lost. */
export function RegisterForm({ inviteCode, next, minimumPasswordLength, onRegistered }: RegisterFormProps) {
  const form = useForm<RegistrationValues>({
    // Sent as typed: the next page shows the address in the same letters.
    resolver: zodResolver(registrationForm(minimumPasswordLength), undefined, { raw: true }),
    defaultValues: blank,
  });
  const { mutateAsync } = useMutation(register);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const { message } = await mutateAsync({
          ...registrationBody(values, inviteCode),
          session: false,
          next,
        });
        onRegistered({ email: values.email.trim(), message });
      } catch (error) {
        markFields(form, serverRefusals(error, { fields: registrationFields, byCode: fieldByCode }));
        failureToast(failureSentence(error, 'Registration failed'));
      }
    },
    (refused) => failureToast(registrationRefusal(refused)),
  );

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" required error={errors.name?.message}>
          <Input {...form.register('name')} autoComplete="name" />
        </Field>
        <Field label="Nick Name" required error={errors.nickName?.message}>
          <Input {...form.register('nickName')} autoComplete="nickname" />
        </Field>
      </div>
      <Field label="Email" required error={errors.email?.message}>
        <Input
          {...form.register('email')}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <PasswordField
        {...form.register('password')}
        label="Password"
        marked
        autoComplete="new-password"
        error={errors.password?.message}
        hint={lengthHint(minimumPasswordLength)}
        below={<Strength form={form} minimumLength={minimumPasswordLength} />}
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirm Password"
        marked
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
      />
      <ConsentFields control={form.control} termsError={errors.termsAccepted?.message} />
      <Button type="submit" size="lg" className="w-full" busy={isSubmitting} busyLabel="Creating Account...">
        Create Account
      </Button>
    </form>
  );
}

function failureToast(description: string): void {
  toast({ title: 'Registration Failed', description, variant: 'destructive' });
}

function lengthHint(minimumLength: number | undefined): string {
  const length = minimumLength === undefined ? 'Long' : `At least ${minimumLength} characters`;
  return `${length}, and not used anywhere else.`;
}

type StrengthProps = { form: UseFormReturn<RegistrationValues>; minimumLength: number | undefined };

/** Apart from the form, so that a keystroke in the password draws this alone. */
function Strength({ form, minimumLength }: StrengthProps) {
  const [password, ...personal] = useWatch({
    control: form.control,
    name: ['password', 'name', 'nickName', 'email'],
  });
  return <PasswordMeter password={password} minimumLength={minimumLength} personal={personal} />;
}
