import { z } from 'zod';
import { roles } from './access.ts';
import { endpoint } from './endpoint.ts';
import { optionalPhone } from './phone.ts';
import { email, id, password, personName, text, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** A person's own account: who is signed in, the profile, its end. Signing in and security have files of their own. */

export const userStatuses = ['active', 'inactive', 'banned'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** As staff read them: banned is shown as Suspended. */
export const userStatusLabels: Readonly<Record<UserStatus, string>> = {
  active: 'Active',
  inactive: 'Inactive',
  banned: 'Suspended',
};

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

export const accountEndpoints = {
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
      name: personName(textLimits.personName)
        .optional()
        .meta({ examples: ['Ada Obi'] }),
      nickname: personName(40)
        .optional()
        .meta({ examples: ['ada'] }),
      email: email.optional(),
      bio: text(textLimits.bio)
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
