import { accountEndpoints } from '@oja/contract/accounts';
import type { BodySent } from '@oja/contract/endpoint';
import { type FormRefusal, isShorterThan, refusalOf } from './form-refusals';

export interface RegistrationValues {
  name: string;
  nickName: string;
  email: string;
  password: string;
  confirmPassword: string;
  termsAccepted: boolean;
  marketingConsent: boolean;
}

export type RegistrationField = keyof RegistrationValues;
type Refusal = FormRefusal<RegistrationField>;

/** From top to bottom of the form: focus goes to the first one that is wrong. */
export const registrationFields: readonly RegistrationField[] = [
  'name',
  'nickName',
  'email',
  'password',
  'confirmPassword',
  'termsAccepted',
  'marketingConsent',
];

const requiredFields = ['name', 'nickName', 'email', 'password'] as const;

/** Every reason not to send the form, in order of precedence. The server decides again, and has the last word. */
export function refuseRegistration(
  values: RegistrationValues,
  rules: { minimumPasswordLength: number | undefined },
): Refusal | undefined {
  const missing = requiredFields.filter((field) => isEmpty(values, field));
  if (missing.length > 0) {
    return {
      message: 'Please fill in all required fields',
      fields: missing.map((field) => ({ field, message: 'This field is required.' })),
    };
  }
  if (values.password !== values.confirmPassword) {
    return refusalOf<RegistrationField>("Passwords don't match", 'confirmPassword');
  }
  if (!values.termsAccepted) {
    return refusalOf<RegistrationField>('Please accept the terms and conditions', 'termsAccepted');
  }
  const malformed = refuseMalformed(values);
  if (malformed) return malformed;
  if (isShorterThan(values.password, rules.minimumPasswordLength)) {
    const sentence = `Password must be at least ${rules.minimumPasswordLength} characters long.`;
    return refusalOf<RegistrationField>(sentence, 'password');
  }
  return undefined;
}

export function registrationBody(
  values: RegistrationValues,
  inviteCode?: string,
): BodySent<typeof accountEndpoints.register> {
  return { ...values, ...(inviteCode === undefined ? {} : { ref: inviteCode }) };
}

/** Spaces are no name. A password is taken as it was typed. */
function isEmpty(values: RegistrationValues, field: (typeof requiredFields)[number]): boolean {
  return field === 'password' ? values.password === '' : values[field].trim() === '';
}

function refuseMalformed(values: RegistrationValues): Refusal | undefined {
  const parsed = accountEndpoints.register.body.safeParse(registrationBody(values));
  if (parsed.success) return undefined;
  const fields = registrationFields.flatMap((field) => {
    const issue = parsed.error.issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
  return { message: fields[0]?.message ?? 'Registration failed', fields };
}
