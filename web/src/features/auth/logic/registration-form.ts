import { accountEndpoints } from '@oja/contract/accounts';
import type { BodySent } from '@oja/contract/endpoint';
import type { FieldErrors } from 'react-hook-form';
import { z } from 'zod';
import { firstSentence, hasNoIssues } from '@/lib/form-schemas';
import { isShorterThan } from '@/shared/account/new-password';

const { body } = accountEndpoints.register;
const missing = 'This field is required.';

/** Comes before the rules of the contract, so that missing fields, confirmation and terms are complained about first. */
const completed = z
  .object({
    name: z.string().trim().min(1, missing),
    nickName: z.string().trim().min(1, missing),
    email: z.string().trim().min(1, missing),
    password: z.string().min(1, missing),
    confirmPassword: z.string(),
    termsAccepted: body.shape.termsAccepted.unwrap(),
    marketingConsent: body.shape.marketingConsent.unwrap(),
  })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
    when: hasNoIssues,
  })
  .refine(({ termsAccepted }) => termsAccepted, {
    path: ['termsAccepted'],
    message: 'Please accept the terms and conditions',
    when: hasNoIssues,
  });

export type RegistrationValues = z.input<typeof completed>;
export type RegistrationField = keyof RegistrationValues;

/** From top to bottom of the form. */
export const registrationFields: readonly RegistrationField[] = completed.keyof().options;

/** The minimum length is a setting; until it is known, the server alone checks it. */
export function registrationForm(minimumPasswordLength: number | undefined) {
  return completed.pipe(
    body
      .omit({ ref: true })
      .required()
      .refine(({ password }) => !isShorterThan(password, minimumPasswordLength), {
        path: ['password'],
        message: `Password must be at least ${minimumPasswordLength} characters long.`,
        when: hasNoIssues,
      }),
  );
}

/** One sentence for the toast. */
export function registrationRefusal(errors: FieldErrors<RegistrationValues>): string {
  const sentence = firstSentence(errors);
  return sentence === missing ? 'Please fill in all required fields' : sentence;
}

export function registrationBody(
  values: RegistrationValues,
  inviteCode?: string,
): BodySent<typeof accountEndpoints.register> {
  return { ...values, ...(inviteCode === undefined ? {} : { ref: inviteCode }) };
}
