import { type Control, Controller } from 'react-hook-form';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { paths } from '@/config/paths';
import type { RegistrationValues } from '../logic/registration-form';
import { TextLink } from './links';

type ConsentFieldsProps = { control: Control<RegistrationValues>; termsError: string | undefined };

/** What must be accepted, and what may be. */
export function ConsentFields({ control, termsError }: ConsentFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field
        layout="inline"
        required
        error={termsError}
        label={
          <>
            I accept the <NewTabLink to={paths.terms}>terms of service</NewTabLink> and the{' '}
            <NewTabLink to={paths.privacy}>privacy policy</NewTabLink>
          </>
        }
      >
        <CheckboxOf control={control} name="termsAccepted" />
      </Field>
      <Field layout="inline" label="Send me marketing emails with tips and offers">
        <CheckboxOf control={control} name="marketingConsent" />
      </Field>
    </div>
  );
}

type CheckboxOfProps = {
  control: Control<RegistrationValues>;
  name: 'termsAccepted' | 'marketingConsent';
};

function CheckboxOf({ control, name }: CheckboxOfProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field: { value, onChange, ...field } }) => (
        <Checkbox {...field} checked={value} onCheckedChange={(next) => onChange(next === true)} />
      )}
    />
  );
}

/** Reading the terms must not cost what was typed. */
function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
