import { accountSecurityEndpoints } from '@oja/contract/account-security';
import { z } from 'zod';
import { withSentence } from '@/lib/form-schemas';

/** Four letters at a time, because a person may have to type them. */
export function groupedSecret(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}

const { code } = accountSecurityEndpoints.confirmTwoFactor.body.shape;

/** Apps show codes with a gap, and people copy that too. Recovery codes do not exist yet. */
export const confirmTwoFactorForm = z.strictObject({
  code: withSentence(
    z
      .string()
      .transform((typed) => typed.replace(/\s+/g, ''))
      .pipe(code.regex(/^\d{6}$/)),
    'Please enter the six digits from your app.',
  ),
});

export const RECOVERY_FILE_NAME = 'oja-recovery-codes.txt';

/** The content of the file: readable years later, without this page. */
export function recoveryFileText({ codes, email }: { codes: readonly string[]; email: string }): string {
  return [
    `Oja recovery codes for ${email}`,
    '',
    'Each code lets you sign in once when you cannot use your authenticator app.',
    'Keep them where only you can reach them.',
    '',
    ...codes,
    '',
  ].join('\n');
}
