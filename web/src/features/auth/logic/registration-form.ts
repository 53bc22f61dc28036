import { isWellKnownPassword } from '@oja/contract/common-passwords';
import type { BodySent } from '@oja/contract/endpoint';
import { errorCodes } from '@oja/contract/errors';
import { signInEndpoints } from '@oja/contract/sign-in';
import type { FieldErrors } from 'react-hook-form';
import { z } from 'zod';
import { firstSentence } from '@/lib/form-schemas';
import { isShorterThan } from '@/shared/account/new-password';

const { body } = signInEndpoints.register;
const missing = 'This field is required.';

const mismatch = "Passwords don't match";
const termsMissing = 'Please accept the terms and conditions';

const typed = z.object({
  name: z.string(),
  nickName: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
  termsAccepted: z.boolean(),
  marketingConsent: z.boolean(),
});

export type RegistrationValues = z.input<typeof typed>;
export type RegistrationField = keyof RegistrationValues;

/** From top to bottom of the form. */
export const registrationFields: readonly RegistrationField[] = typed.keyof().options;

/**
 * Every wrong field has its sentence at once: missing, of the wrong form, too short, easy to guess, different from its
 * confirmation. Only the server knows whether an address is taken.
 * The minimum length is a setting; until it is known, the server alone checks it.
 */
export function registrationForm(minimumPasswordLength: number | undefined) {
  const wanted = body
    .omit({ ref: true, session: true })
    .required()
    .extend({
      password: body.shape.password.refine((password) => !isShorterThan(password, minimumPasswordLength), {
        message: `Password must be at least ${minimumPasswordLength} characters long.`,
      }),
    });
  return typed.superRefine((values, context) => {
    const { email, password, confirmPassword, termsAccepted } = values;
    const problems: Partial<Record<RegistrationField, string>> = {};
    for (const { path, message } of wanted.safeParse(values).error?.issues ?? [])
      problems[path[0] as RegistrationField] ??= message;
    for (const field of ['name', 'nickName', 'email'] as const)
      if (values[field].trim() === '') problems[field] = missing;
    delete problems.confirmPassword;
    if (password === '') problems.password = missing;
    else if (isWellKnownPassword(password, email)) problems.password ??= errorCodes.password_too_common.text;
    if (password === '' && confirmPassword === '') problems.confirmPassword = missing;
    else if (password !== '' && password !== confirmPassword) problems.confirmPassword = mismatch;
    if (!termsAccepted) problems.termsAccepted = termsMissing;
    for (const field of registrationFields) {
      const message = problems[field];
      if (message !== undefined) context.addIssue({ code: 'custom', path: [field], message });
    }
  });
}

/** One sentence for the toast: missing fields before the confirmation, the terms and everything else. */
export function registrationRefusal(errors: FieldErrors<RegistrationValues>): string {
  const sentences = Object.values(errors).map((error) => error?.message);
  if (sentences.includes(missing)) return 'Please fill in all required fields';
  return [mismatch, termsMissing].find((sentence) => sentences.includes(sentence)) ?? firstSentence(errors);
}

export function registrationBody(
  values: RegistrationValues,
  inviteCode?: string,
): BodySent<typeof signInEndpoints.register> {
  return { ...values, ...(inviteCode === undefined ? {} : { ref: inviteCode }) };
}
