import { z } from 'zod';
import { roles } from './access.ts';
import { userStatuses } from './accounts.ts';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { managedUser, userNote, userProfile } from './managed-user-fields.ts';
import { direction, queryInteger, queryNaira } from './page.ts';
import { optionalPhone } from './phone.ts';
import { queryDay } from './ranges.ts';
import { email, id, personName, reasonText, requiredText, searchText, text } from './text.ts';
import { textLimits } from './text-limits.ts';

/** All users as staff see them. No reply contains a secret, hash or token. */

/** Each dialog has its own list, as specified, then later roles; the present role is shown beside. */
export const changeRoleChoices = ['user', 'seller', 'moderator', 'support', 'trust', 'finance'] as const;
export const editRoleChoices = ['user', 'verified_seller', 'admin'] as const;

/** The specified choices first; what exists beyond them follows. */
export const userRoleFilters = [
  'admin',
  'seller',
  'user',
  'verified_seller',
  'moderator',
  'support',
  'trust',
  'finance',
] as const;
export type UserRoleFilter = (typeof userRoleFilters)[number];
export const userSorts = ['joined', 'name', 'role', 'status', 'balance'] as const;
export type UserSort = (typeof userSorts)[number];

export const usersPerPage = 15;

const filters = {
  search: searchText.optional().meta({ description: 'Part of the name or of the e-mail address.' }),
  role: z
    .enum(userRoleFilters)
    .optional()
    .meta({ description: 'Sellers include the verified ones, which have a filter of their own beside.' }),
  status: z.enum(userStatuses).optional(),
  joined_from: queryDay.optional().meta({ description: 'The first day, in the time zone of the settings.' }),
  joined_to: queryDay.optional().meta({ description: 'The last day, in the time zone of the settings.' }),
  balance_from: queryNaira.optional().meta({ description: 'At least this much in the wallet.' }),
  balance_to: queryNaira.optional().meta({ description: 'At most this much in the wallet.' }),
  sort: z.enum(userSorts).optional().meta({ description: 'Without it, by when they joined.' }),
  direction: direction
    .optional()
    .meta({ description: 'Without it, newest first, the largest balance first, or from A on.' }),
};
export const userFilter = z.strictObject(filters);
export type UserFilter = z.output<typeof userFilter>;
export type UserOrder = Pick<UserFilter, 'sort' | 'direction'>;

const count = z.int().meta({ examples: [240] });
const params = z.strictObject({ id });
const fullName = personName(textLimits.personName);
const location = text(textLimits.location);
const noteText = requiredText(textLimits.userNote);
const reason = text(textLimits.reason)
  .optional()
  .meta({ examples: ['Sold the same account twice.'] });
const manyIds = z.array(id).min(1).max(100);
const managed = { tag: 'Users', access: 'admin', limit: 'write', params } as const;
/** Where the settings ask for a second administrator, a change to an administrator waits. */
const beside = z.object({ approval: waitingApproval });
const changesStatus = {
  ...managed,
  body: z.strictObject({ reason }).optional(),
  reply: z.object({ id, status: z.enum(userStatuses) }),
} as const;

export const adminUserEndpoints = {
  listUsers: endpoint({
    method: 'GET',
    path: '/admin/users',
    tag: 'Users',
    summary: 'Everybody who has an account, page by page, newest first unless asked otherwise',
    access: 'people',
    limit: 'read',
    query: z.strictObject({
      ...filters,
      page: queryInteger({ min: 1, max: 1_000_000 }).optional(),
      per_page: queryInteger({ min: 1, max: 100 }).optional(),
    }),
    reply: z.object({
      data: z.array(managedUser),
      current_page: z.int().meta({ examples: [1] }),
      last_page: z.int().meta({ examples: [16] }),
      per_page: z.int().meta({ examples: [usersPerPage] }),
      total: count,
      from: z
        .int()
        .nullable()
        .meta({ examples: [1] }),
      to: z
        .int()
        .nullable()
        .meta({ examples: [15] }),
    }),
    beside: z.object({
      total_is_exact: z
        .boolean()
        .meta({ description: 'A search, and a filter by day or balance, count their first 10,000 results.' }),
      stats: z.object({ total: count, active: count, sellers: count, suspended: count }),
    }),
  }),
  exportUsers: endpoint({
    method: 'GET',
    path: '/admin/users/export',
    tag: 'Users',
    summary: 'The current filter, or the chosen people, as a CSV file',
    access: 'admin',
    limit: 'write',
    query: z.strictObject({
      ...filters,
      ids: z
        .string()
        .max(4_000)
        .meta({
          description: 'Only these, separated by commas.',
          examples: ['0b6f0a52-8a0e-4c86-9d58-3f4f8f3f1c11'],
        })
        .transform((list) => list.split(','))
        .pipe(manyIds)
        .optional(),
    }),
    produces: 'text/csv',
    producesExample:
      'id,name,email,role,status,verified,plan,balance,joined\r\n000123,Ada Obi,ada@example.com,user,active,no,,1500.5,2026-11-15T09:30:00.000Z\r\n',
  }),
  showUser: endpoint({
    ...managed,
    method: 'GET',
    path: '/admin/users/{id}',
    access: 'people',
    summary: 'One person: profile, latest wallet history, deals, listings, open sessions and notes',
    limit: 'read',
    reply: userProfile,
  }),
  addUser: endpoint({
    method: 'POST',
    path: '/admin/users',
    tag: 'Users',
    summary:
      'Make an account for a person, who gets a mail with a link to choose a password; an administrator needs a proof of presence',
    access: 'admin',
    limit: 'write',
    proof: 'sometimes',
    body: z.strictObject({
      name: fullName.meta({ examples: ['Ada Obi'] }),
      email,
      role: z.enum(roles),
    }),
    reply: managedUser,
    beside,
    errors: ['email_taken', 'contact_details_refused'],
  }),
  editUser: endpoint({
    ...managed,
    method: 'PUT',
    path: '/admin/users/{id}',
    summary:
      'Change name, phone, location and role; the e-mail address stays. Another name, and making or demoting an administrator, need a proof of presence',
    proof: 'sometimes',
    body: z.strictObject({
      name: fullName.optional().meta({ examples: ['Ada Obi'] }),
      phone: optionalPhone.optional(),
      location: location.optional().meta({ examples: ['Lagos'] }),
      role: z.enum(roles).optional(),
    }),
    reply: managedUser,
    beside,
    errors: ['own_account_refused', 'last_admin_protected', 'contact_details_refused', 'approval_waiting'],
  }),
  deleteUserByStaff: endpoint({
    ...managed,
    method: 'DELETE',
    path: '/admin/users/{id}',
    summary:
      'Erase a user; refused while money or purchases are open. An administrator needs a proof of presence',
    proof: 'sometimes',
    body: z.strictObject({ reason }).optional(),
    reply: z.null(),
    beside,
    errors: ['own_account_refused', 'last_admin_protected', 'account_has_open_business', 'approval_waiting'],
  }),
  banUser: endpoint({
    ...changesStatus,
    method: 'PATCH',
    path: '/admin/users/{id}/ban',
    access: 'suspensions',
    summary:
      'Suspend a user until staff lift it: every session ends at once, withdrawals wait, purchases that have begun go on. It replaces a suspension with an end. An administrator needs a proof of presence',
    proof: 'sometimes',
    beside,
    errors: ['own_account_refused', 'last_admin_protected', 'approval_waiting', 'sanction_stands'],
  }),
  unbanUser: endpoint({
    ...changesStatus,
    method: 'PATCH',
    path: '/admin/users/{id}/unBan',
    access: 'suspensions',
    summary: 'End the suspension of a user. Staff who answer proposals need a proof of presence',
    proof: 'sometimes',
    beside,
    errors: ['own_account_refused', 'approval_waiting', 'account_active'],
  }),
  changeUserRole: endpoint({
    ...managed,
    method: 'PATCH',
    path: '/admin/users/{id}/change-role',
    summary: 'Give a person another role; making or demoting an administrator needs a proof of presence',
    proof: 'sometimes',
    body: z.strictObject({ role: z.enum(roles) }),
    reply: managedUser,
    beside,
    errors: ['own_account_refused', 'last_admin_protected', 'approval_waiting'],
  }),
  changeManyUsers: endpoint({
    method: 'POST',
    path: '/admin/users/bulk',
    tag: 'Users',
    summary: 'Suspend or unsuspend several people; each of them by itself',
    access: 'suspensions',
    limit: 'write',
    proof: 'sometimes',
    body: z.strictObject({
      action: z.enum(['suspend', 'unsuspend']),
      ids: manyIds,
      reason: reasonText.meta({ examples: ['Sold the same account twice.'] }),
    }),
    reply: z.object({
      done: z.array(id),
      refused: z.array(z.object({ id, message: z.string().meta({ examples: ['You cannot do this.'] }) })),
    }),
  }),
  endUserSessions: endpoint({
    ...managed,
    method: 'DELETE',
    path: '/admin/users/{id}/sessions',
    access: 'account_help',
    summary: 'Sign a user out, everywhere or on one device',
    query: z.strictObject({ session: id.optional() }),
    reply: z.object({ ended: z.int().meta({ examples: [2] }) }),
    errors: ['own_account_refused'],
  }),
  unlockUser: endpoint({
    ...managed,
    method: 'POST',
    path: '/admin/users/{id}/unlock',
    access: 'account_help',
    summary: 'Unlock the sign-in of a user after failed attempts; the user is notified',
    body: z.strictObject({
      reason: reasonText.meta({ examples: ['Called us; it was them, with an old password.'] }),
    }),
    reply: z.null(),
    errors: ['own_account_refused', 'state_conflict'],
  }),
  addUserNote: endpoint({
    ...managed,
    method: 'POST',
    path: '/admin/users/{id}/notes',
    access: 'people',
    summary: 'Add a note about a user; it cannot be removed, and the user never sees it',
    body: z.strictObject({ text: noteText.meta({ examples: ['Called about the dispute.'] }) }),
    reply: userNote,
  }),
};
