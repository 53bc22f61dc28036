import { z } from 'zod';
import { twoFactorCode } from './account-security.ts';
import { portalUser, staffUser } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { isReturnPath, longestReturnPath } from './return-path.ts';
import { email, opaqueToken, password, personName, text, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** The calls without a session: registering, signing in, and the links from mails. */

const session = { token: opaqueToken, expires_at: timestamp };
const signedIn = { title: 'Signed in' };
const challenge = z
  .object({ two_factor: z.object({ challenge: opaqueToken, expires_at: timestamp }) })
  .meta({ id: 'TwoFactorChallenge', title: 'A code is needed' });

const next = z
  .string()
  .max(longestReturnPath)
  .refine((path) => isReturnPath(path, 'trader'), 'Please name a page of Oja.')
  .optional()
  .meta({
    description: 'The page that the mailed link leads back to.',
    examples: ['/dashboard/wallet'],
  });

export const signInEndpoints = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    tag: 'Sign-in',
    summary: 'Sign in to the user portal',
    access: 'anyone',
    limit: 'sign_in',
    deviceCookie: true,
    body: z.strictObject({ email, password, remember: z.boolean().optional() }),
    reply: z.union([z.object({ ...session, user: portalUser }).meta(signedIn), challenge]),
    errors: ['credentials_wrong', 'account_locked', 'account_suspended', 'account_inactive'],
  }),
  loginAdmin: endpoint({
    method: 'POST',
    path: '/auth/login/admin',
    tag: 'Sign-in',
    summary: 'Sign in to the admin portal',
    access: 'anyone',
    limit: 'sign_in',
    deviceCookie: true,
    duringMaintenance: true,
    body: z.strictObject({ email, password }),
    reply: z.union([z.object({ ...session, user: staffUser }).meta(signedIn), challenge]),
    errors: ['credentials_wrong', 'account_locked', 'account_suspended', 'account_inactive'],
  }),
  loginTwoFactor: endpoint({
    method: 'POST',
    path: '/auth/login/two-factor',
    tag: 'Sign-in',
    summary: 'Finish a sign-in with a code of the authenticator app or a recovery code',
    access: 'anyone',
    limit: 'sign_in',
    deviceCookie: true,
    duringMaintenance: true,
    body: z.strictObject({ challenge: opaqueToken, code: twoFactorCode }),
    reply: z.object({ ...session, user: z.union([staffUser, portalUser]) }),
    errors: ['two_factor_code_wrong', 'two_factor_challenge_invalid', 'account_locked', 'account_suspended'],
  }),
  register: endpoint({
    method: 'POST',
    path: '/auth/register',
    tag: 'Sign-in',
    summary: 'Create an account',
    access: 'anyone',
    limit: 'register',
    deviceCookie: true,
    body: z.strictObject({
      name: personName(textLimits.personName).meta({ examples: ['Ada Obi'] }),
      nickName: personName(40).meta({ examples: ['ada'] }),
      email,
      password,
      confirmPassword: password,
      ref: text(40)
        .optional()
        .meta({ examples: ['REF-7K2M9Q'] }),
      marketingConsent: z.boolean().optional(),
      termsAccepted: z.boolean().optional(),
      session: z.boolean().optional().meta({
        description: 'Whether to sign in; false for a client whose person signs in afterwards.',
        default: true,
      }),
      next,
    }),
    reply: z.object({
      token: session.token.nullable().meta({ description: 'Null where no session was asked for.' }),
      expires_at: session.expires_at.nullable(),
      user: portalUser,
    }),
    errors: [
      'email_taken',
      'contact_details_refused',
      'passwords_differ',
      'password_too_short',
      'password_too_common',
      'registration_closed',
    ],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    tag: 'Sign-in',
    summary: 'Ask for a link to set a new password; the answer is the same for every address',
    access: 'anyone',
    limit: 'mail_link',
    body: z.strictObject({ email, next }),
    reply: z.null(),
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    tag: 'Sign-in',
    summary: 'Set a new password with the link from the mail; every session ends',
    access: 'anyone',
    limit: 'sign_in',
    body: z.strictObject({ token: opaqueToken, newPassword: password, confirmPassword: password }),
    reply: z.null(),
    errors: ['reset_link_invalid', 'new_passwords_differ', 'password_too_short', 'password_too_common'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    tag: 'Sign-in',
    summary: 'Confirm the e-mail address with the link from the mail',
    access: 'anyone',
    limit: 'sign_in',
    body: z.strictObject({ token: opaqueToken }),
    reply: z.null(),
    errors: ['confirmation_link_invalid', 'email_taken'],
  }),
  registrationRules: endpoint({
    method: 'GET',
    path: '/auth/rules',
    tag: 'Sign-in',
    summary: 'What a new account must keep to',
    access: 'anyone',
    limit: 'read',
    reply: z.object({
      registrationOpen: z.boolean(),
      minimumPasswordLength: z.int().meta({ examples: [8] }),
    }),
  }),
  showInvitation: endpoint({
    method: 'GET',
    path: '/auth/invitations/{code}',
    tag: 'Sign-in',
    summary: 'Whether a code invites to Oja',
    access: 'anyone',
    limit: 'read',
    params: z.strictObject({
      code: z
        .string()
        .trim()
        .min(1)
        .max(40)
        .meta({ examples: ['REF-7K2M9Q'] }),
    }),
    reply: z.object({ known: z.boolean() }),
  }),
};
