import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { timestamp } from './text.ts';

/** The proof of presence and the second factor of a person's own account. */

export const password = z
  .string()
  .min(1)
  .max(200)
  .meta({ examples: ['correct-horse-battery'] });
export const twoFactorCode = z
  .string()
  .trim()
  .regex(/^([0-9]{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, 'Please enter the six digits, or a recovery code.')
  .meta({ examples: ['492039'] });
const recoveryCodes = z.object({
  recovery_codes: z.array(z.string().meta({ examples: ['k3m9q-7xw2p'] })),
});

export const accountSecurityEndpoints = {
  proveUser: endpoint({
    method: 'POST',
    path: '/user/proof',
    tag: 'Account',
    summary:
      'Prove presence for this session with the password, or with a code where two-factor sign-in is on; valid ten minutes',
    access: 'signed_in',
    limit: 'sign_in',
    body: z.union([z.strictObject({ password }), z.strictObject({ code: twoFactorCode })]),
    reply: z.object({ proven_until: timestamp }),
    errors: [
      'current_password_wrong',
      'two_factor_code_wrong',
      'two_factor_not_on',
      'proof_code_required',
      'account_locked',
      'account_suspended',
      'state_conflict',
    ],
  }),
  startTwoFactor: endpoint({
    method: 'POST',
    path: '/user/two-factor',
    tag: 'Account',
    summary: 'Begin two-factor sign-in: a secret for the authenticator app',
    access: 'signed_in',
    limit: 'sign_in',
    beforeTwoFactor: true,
    body: z.strictObject({ password }),
    reply: z.object({
      secret: z.string().meta({ examples: ['JBSWY3DPEHPK3PXP'] }),
      otpauth_url: z
        .string()
        .meta({ examples: ['otpauth://totp/Oja:ada@example.com?secret=JBSWY3DPEHPK3PXP'] }),
    }),
    errors: [
      'current_password_wrong',
      'two_factor_already_on',
      'two_factor_not_offered',
      'email_unconfirmed',
      'account_locked',
    ],
  }),
  confirmTwoFactor: endpoint({
    method: 'POST',
    path: '/user/two-factor/confirm',
    tag: 'Account',
    summary: 'Switch two-factor sign-in on with a first code; answers the recovery codes, once',
    access: 'signed_in',
    limit: 'sign_in',
    beforeTwoFactor: true,
    body: z.strictObject({ code: twoFactorCode }),
    reply: recoveryCodes,
    errors: [
      'two_factor_code_wrong',
      'two_factor_already_on',
      'two_factor_not_on',
      'email_unconfirmed',
      'account_locked',
    ],
  }),
  stopTwoFactor: endpoint({
    method: 'DELETE',
    path: '/user/two-factor',
    tag: 'Account',
    summary: 'Switch two-factor sign-in off with the password; the code is the proof of presence',
    access: 'signed_in',
    limit: 'sign_in',
    proof: 'always',
    body: z.strictObject({ password }),
    reply: z.null(),
    errors: ['current_password_wrong', 'two_factor_not_on', 'two_factor_required', 'account_locked'],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/user/two-factor/recovery-codes',
    tag: 'Account',
    summary: 'Make new recovery codes and show them once; the old ones stop working',
    access: 'signed_in',
    limit: 'sign_in',
    proof: 'always',
    reply: recoveryCodes,
    errors: ['two_factor_not_on'],
  }),
};
