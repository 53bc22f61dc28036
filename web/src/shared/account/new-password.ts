import { accountSecurityEndpoints } from '@oja/contract/account-security';
import { signInEndpoints } from '@oja/contract/sign-in';
import type { z } from 'zod';
import { emptyFieldSentences, hasNoIssues } from '@/lib/form-schemas';

type NewPassword = { newPassword: string; confirmPassword: string };

/** Parse options of the forms below. */
export const emptyPasswordSentences = emptyFieldSentences({
  currentPassword: 'Please fill in all password fields.',
  newPassword: 'Please fill in all password fields.',
  confirmPassword: 'Please fill in all password fields.',
});

/** The minimum length is a setting; until it is known, the server alone checks it. */
export function passwordResetForm(minimumLength: number | undefined) {
  return confirmedPassword(signInEndpoints.resetPassword.body.omit({ token: true }), minimumLength);
}

export function passwordChangeForm(minimumLength: number | undefined) {
  return confirmedPassword(accountSecurityEndpoints.changePassword.body, minimumLength);
}

/** Lengths are counted as people count them, one for each character, and so does the server. */
export function isShorterThan(password: string, minimumLength: number | undefined): boolean {
  return minimumLength !== undefined && [...password].length < minimumLength;
}

function confirmedPassword<Schema extends z.ZodType<NewPassword>>(
  schema: Schema,
  minimumLength: number | undefined,
) {
  return schema
    .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
      path: ['confirmPassword'],
      message: 'New passwords do not match.',
      when: hasNoIssues,
    })
    .refine(({ newPassword }) => !isShorterThan(newPassword, minimumLength), {
      path: ['newPassword'],
      message: `New password must be at least ${minimumLength} characters long.`,
      when: hasNoIssues,
    });
}
