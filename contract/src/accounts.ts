import { z } from 'zod';
import { roles } from './access.ts';
import { accountSecurityEndpoints, password, twoFactorCode } from './account-security.ts';
import { endpoint } from './endpoint.ts';
import { optionalPhone } from './phone.ts';
import { isReturnPath, longestReturnPath } from './return-path.ts';
import { email, id, opaqueToken, personName, text, timestamp } from './text.ts';

/** Everything about a person's own account: signing up and in, profile, password, two-factor, sessions. */

export const userStatuses = ['active', 'inactive', 'banned'] as const;
export type UserStatus = (typeof userStatuses)[number];

const profile = {
  id,
  number: z.int().meta({ examples: [123] }),
  name: z.string().meta({ examples: ['Ada Obi'] }),
  nickname: z.string().meta({ examples: ['ada'] }),
  email: z.string().meta({ examples: ['ada@example.com'] }),
  bio: z.string().meta({ examples: ['I grow food accounts.'] }),
  telegram: z.string().meta({ examples: ['@ada'] }),
  whatsapp: z.string().meta({ examples: ['+2348012345678'] }),
  phone: z.string().meta({ examples: ['+2348012345678'] }),
  avatar: z
    .string()
    .nullable()
    .meta({ examples: ['/media/4f0c9b.webp'] }),
  status: z.enum(userStatuses),
  verified: z.boolean(),
  plan: z
    .object({ id, name: z.string() })
    .nullable()
    .meta({ examples: [null] }),
  referralCode: z.string().meta({ examples: ['REF-7K2M9Q'] }),
  emailConfirmed: z.boolean(),
  twoFactorEnabled: z.boolean(),
  created_at: timestamp,
};

/** In the user portal a verified seller is a seller with the verified mark, and staff who are no administrators plain users. */
export const portalUser = z
  .object({
    ...profile,
    role: z.enum(['user', 'seller', 'admin']),
    formerSeller: z
      .boolean()
      .meta({ description: 'Without a plan now, but with own listings or sales to look after.' }),
  })
  .meta({ id: 'PortalUser' });
export const staffUser = z
  .object({ ...profile, role: z.enum(roles), twoFactorMissing: z.boolean() })
  .meta({ id: 'StaffUser' });
export type PortalUser = z.infer<typeof portalUser>;
export type StaffUser = z.infer<typeof staffUser>;

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

export const accountEndpoints = {
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
      name: personName(80).meta({ examples: ['Ada Obi'] }),
      nickName: personName(40).meta({ examples: ['ada'] }),
      email,
      password,
      confirmPassword: password,
      ref: text(40)
        .optional()
        .meta({ examples: ['REF-7K2M9Q'] }),
      marketingConsent: z.boolean().optional(),
      termsAccepted: z.boolean().optional(),
      next,
    }),
    reply: z.object({ ...session, user: portalUser }),
    errors: [
      'email_taken',
      'contact_details_refused',
      'passwords_differ',
      'password_too_short',
      'password_too_common',
      'registration_closed',
    ],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    tag: 'Sign-in',
    summary: 'End this session',
    access: 'signed_in',
    limit: 'write',
    beforeTwoFactor: true,
    duringMaintenance: true,
    reply: z.null(),
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
  currentUser: endpoint({
    method: 'GET',
    path: '/user',
    tag: 'Account',
    summary: 'The signed-in person',
    access: 'signed_in',
    limit: 'read',
    beforeTwoFactor: true,
    reply: portalUser,
  }),
  currentAdmin: endpoint({
    method: 'GET',
    path: '/admin/user',
    tag: 'Account',
    summary: 'The signed-in member of staff',
    access: 'staff',
    limit: 'read',
    beforeTwoFactor: true,
    reply: staffUser,
  }),
  updateUser: endpoint({
    method: 'PUT',
    path: '/user',
    tag: 'Account',
    summary: 'Change the profile; the e-mail address stays. Another name needs a proof of presence',
    access: 'signed_in',
    limit: 'write',
    proof: 'sometimes',
    body: z.strictObject({
      name: personName(80)
        .optional()
        .meta({ examples: ['Ada Obi'] }),
      nickname: personName(40)
        .optional()
        .meta({ examples: ['ada'] }),
      email: email.optional(),
      bio: text(500)
        .nullish()
        .meta({ examples: ['I grow food accounts.'] }),
      telegram: text(64)
        .nullish()
        .meta({ examples: ['@ada'] }),
      whatsapp: optionalPhone.nullish(),
      phoneNumber: optionalPhone.nullish(),
    }),
    reply: portalUser,
    errors: ['email_change_refused', 'contact_details_refused'],
  }),
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
  deleteUser: endpoint({
    method: 'DELETE',
    path: '/user',
    tag: 'Account',
    summary: 'Delete the own account; personal data is erased, money records stay',
    access: 'signed_in',
    limit: 'sign_in',
    body: z.strictObject({ password: password.optional() }).optional(),
    reply: z.null(),
    errors: ['current_password_wrong', 'account_has_open_business', 'last_admin_protected', 'account_locked'],
  }),
  setAvatar: endpoint({
    method: 'PUT',
    path: '/user/avatar',
    tag: 'Account',
    summary: 'Set the own picture',
    access: 'signed_in',
    limit: 'upload',
    binaryBody: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
    bodyLimitBytes: 5 * 1024 * 1024,
    reply: portalUser,
    errors: ['image_too_large', 'image_type_unsupported', 'image_unreadable', 'image_dimensions_too_large'],
  }),
  removeAvatar: endpoint({
    method: 'DELETE',
    path: '/user/avatar',
    tag: 'Account',
    summary: 'Remove the own picture',
    access: 'signed_in',
    limit: 'write',
    reply: portalUser,
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/user/confirmation-mail',
    tag: 'Account',
    summary: 'Send the confirmation mail again',
    access: 'signed_in',
    limit: 'mail_link',
    beforeTwoFactor: true,
    reply: z.null(),
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
  ...accountSecurityEndpoints,
  downloadMyData: endpoint({
    method: 'GET',
    path: '/user/data',
    tag: 'Account',
    summary: 'Everything Oja keeps about the signed-in person, as a JSON file',
    access: 'signed_in',
    limit: 'write',
    produces: 'application/json',
    producesExample: {
      account: { email: 'ada@example.com', name: 'Ada Obi', nickname: 'ada', role: 'user' },
      sessions: [
        { device: 'Chrome on Android', address: '102.89.23.4', createdAt: '2026-11-15T09:30:00.000Z' },
      ],
      notifications: [{ event: 'welcome', title: 'Welcome to Oja, ada', readAt: null }],
      pictures: [],
    },
  }),
};
