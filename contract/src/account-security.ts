import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { proofMinutes } from './proof-terms.ts';
import { id, password, timestamp } from './text.ts';

/** The password, the sessions, the proof of presence and the second factor of a person's own account. */

export const twoFactorCode = z
  .string()
  .trim()
  .regex(/^([0-9]{6}|[a-z0-9]{5}-[a-z0-9]{5})$/, 'Please enter the six digits, or a recovery code.')
  .meta({ examples: ['492039'] });
const recoveryCodes = z.object({
  recovery_codes: z.array(z.string().meta({ examples: ['k3m9q-7xw2p'] })),
});

export const accountSecurityEndpoints = {
  changePassword: endpoint({
    method: 'POST',
    path: '/user/change-password',
    tag: 'Account',
    summary: 'Change the password; other sessions end',
    access: 'signed_in',
    limit: 'sign_in',
    body: z.strictObject({ currentPassword: password, newPassword: password, confirmPassword: password }),
    reply: z.null(),
    errors: [
      'current_password_wrong',
      'new_passwords_differ',
      'password_too_short',
      'password_too_common',
      'account_locked',
    ],
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/user/sessions',
    tag: 'Account',
    summary: 'Where the account is signed in',
    access: 'signed_in',
    limit: 'read',
    beforeTwoFactor: true,
    reply: z.array(
      z.object({
        id,
        device: z.string().meta({ examples: ['Chrome on Android'] }),
        address: z.string().meta({ examples: ['102.89.23.4'] }),
        created_at: timestamp,
        last_seen_at: timestamp,
        expires_at: timestamp,
        current: z.boolean(),
      }),
    ),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/sessions/{id}',
    tag: 'Account',
    summary: 'Sign out one device',
    access: 'signed_in',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: z.null(),
  }),
  endOtherSessions: endpoint({
    method: 'DELETE',
    path: '/user/sessions',
    tag: 'Account',
    summary: 'Sign out every other device',
    access: 'signed_in',
    limit: 'write',
    reply: z.object({ ended: z.int().meta({ examples: [2] }) }),
  }),
  proveUser: endpoint({
    method: 'POST',
    path: '/user/proof',
    tag: 'Account',
    summary: `Prove presence for this session with the password, or with a code where two-factor sign-in is on; valid ${proofMinutes} minutes`,
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
