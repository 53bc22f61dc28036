import { z } from 'zod';
import { roles, staffRoles } from './access.ts';
import { endpoint } from './endpoint.ts';
import { cursorQuery, direction, nextCursor } from './page.ts';
import { revealKinds } from './purchases.ts';
import { id, searchText, timestamp } from './text.ts';

/** What administrators watch over: who tries to get in, who is in, how accounts are protected, who saw what. */

export const loggedReveals = ['served', ...revealKinds] as const;
export type LoggedReveal = (typeof loggedReveals)[number];

const name = z.string().meta({ examples: ['Ngozi Eze'] });
const email = z.string().meta({ examples: ['ngozi@example.com'] });
const address = z.string().meta({ description: 'Where it came from.', examples: ['102.89.23.4'] });

export const failureCounters = [
  'network',
  'device',
  'session',
  'session_codes',
  'unknown_devices',
  'unknown_device_codes',
] as const;
export type FailureCounter = (typeof failureCounters)[number];

const failedSignIn = z.object({
  id: z.string().meta({ examples: ['42'] }),
  email: email.meta({ description: 'As it was typed; it need not belong to an account.' }),
  door: z.enum(['user', 'staff']).meta({ description: 'Which of the two sign-in pages.' }),
  counter: z.enum(failureCounters).meta({
    description:
      'What was counted: attempts from one network, from one known device, in one open session, or those of all unknown devices together. A lock holds for that alone.',
  }),
  account: z.object({ id, name, role: z.enum(roles) }).nullable(),
  failures: z.int().meta({ description: 'In a row, without a good password between them.', examples: [3] }),
  address: address.nullable().meta({
    description: 'Where the last one came from; null when it was a device that is signed in.',
  }),
  last_failed_at: timestamp,
  locked_until: timestamp.nullable().meta({ description: 'Null when it is not locked now.' }),
});
export type FailedSignIn = z.infer<typeof failedSignIn>;

const staffMember = z.object({ id, name, email, role: z.enum(staffRoles) });

const staffSession = z.object({
  id,
  owner: staffMember,
  device: z.string().meta({ examples: ['Chrome on Windows'] }),
  address,
  created_at: timestamp,
  last_seen_at: timestamp,
  expires_at: timestamp,
  mine: z.boolean().meta({ description: 'Of the person who asks; it cannot be ended here.' }),
  current: z.boolean().meta({ description: 'The session that asks.' }),
});
export type StaffSession = z.infer<typeof staffSession>;

const loggedReveal = z.object({
  id: z.string().meta({ examples: ['42'] }),
  buyer: z.object({ id, name }),
  purchase_id: id,
  reference: z.string().meta({ examples: ['TXN-007'] }),
  account: z.string().meta({ description: 'The handle that was sold.', examples: ['@lagosfoodie'] }),
  what: z.enum(loggedReveals),
  address,
  happened_at: timestamp,
});
export type RevealEntry = z.infer<typeof loggedReveal>;

const protectedStaff = staffMember.extend({
  two_factor_since: timestamp.nullable().meta({ description: 'Null without two-factor sign-in.' }),
  joined_at: timestamp,
});
export type ProtectedStaff = z.infer<typeof protectedStaff>;

const staffAction = z.object({
  id,
  actor: z.string().meta({ examples: ['amara@example.com'] }),
  actor_id: id.nullable().meta({ description: 'Null for what Oja did by itself.' }),
  action: z.string().meta({ description: 'Noun and past participle.', examples: ['user.suspended'] }),
  reason: z.string().nullable(),
  address: address.nullable(),
  happened_at: timestamp,
});

/** How many sessions of staff one answer lists. */
export const staffSessionsAtMost = 100;

const securityCenter = z
  .object({
    failed_sign_ins: z.object({
      last_day: z.int().meta({ description: 'E-mail addresses with a failure, up to 1,000.', examples: [4] }),
      locked_now: z.int().meta({ description: 'E-mail addresses, up to 1,000.', examples: [1] }),
      locked: z.array(failedSignIn),
      latest: z.array(failedSignIn),
    }),
    sessions: z.array(staffSession),
    two_factor: z.object({
      required: z.boolean().meta({ description: 'Whether staff must have it.' }),
      staff: z.object({ total: z.int(), protected: z.int() }),
      users: z.object({ total: z.int(), protected: z.int() }),
      staff_without: z.array(staffMember),
    }),
    reveals: z.array(loggedReveal),
    staff_actions: z.array(staffAction),
  })
  .meta({ id: 'SecurityCenter' });
export type SecurityCenter = z.infer<typeof securityCenter>;

const words = (description: string) => searchText.optional().meta({ description });
const either = direction.optional().meta({ description: 'Without it, as each order is most useful.' });

export const failureStates = ['locked', 'unlocked'] as const;
export type FailureState = (typeof failureStates)[number];
export const failureSorts = ['last', 'failures', 'email'] as const;
export type FailureSort = (typeof failureSorts)[number];
const failureFilter = {
  search: words('Part of the e-mail address, of the name behind it, or of where the last attempt came from.'),
  state: z.enum(failureStates).optional(),
  sort: z.enum(failureSorts).optional().meta({ description: 'Without it, the latest first.' }),
  direction: either,
};
const failureQuery = z.strictObject(failureFilter);
export type FailureFilter = z.output<typeof failureQuery>;

export const sessionSorts = ['seen', 'began', 'ends', 'name'] as const;
export type SessionSort = (typeof sessionSorts)[number];
const sessionFilter = {
  search: words('Part of a name, an e-mail address, a device or where it is.'),
  role: z.enum(staffRoles).optional(),
  sort: z.enum(sessionSorts).optional().meta({ description: 'Without it, seen last first.' }),
  direction: either,
};
const sessionQuery = z.strictObject(sessionFilter);
export type SessionFilter = z.output<typeof sessionQuery>;

export const protectionStates = ['with', 'without'] as const;
export type ProtectionState = (typeof protectionStates)[number];
export const protectionSorts = ['name', 'role', 'since', 'joined'] as const;
export type ProtectionSort = (typeof protectionSorts)[number];
const protectionFilter = {
  search: words('Part of a name or an e-mail address.'),
  state: z.enum(protectionStates).optional(),
  sort: z.enum(protectionSorts).optional().meta({ description: 'Without it, by name.' }),
  direction: either,
};
const protectionQuery = z.strictObject(protectionFilter);
export type ProtectionFilter = z.output<typeof protectionQuery>;

export const revealSorts = ['date', 'what'] as const;
export type RevealSort = (typeof revealSorts)[number];
const revealFilter = {
  search: words('A reference, or part of the account or of the people of the deal.'),
  what: z.enum(loggedReveals).optional(),
  sort: z.enum(revealSorts).optional().meta({ description: 'Without it, the latest first.' }),
  direction: either,
};
const revealQuery = z.strictObject(revealFilter);
export type RevealFilter = z.output<typeof revealQuery>;

const reading = { method: 'GET', tag: 'Security', access: 'admin', limit: 'read' } as const;
const taking = { ...reading, limit: 'write', produces: 'text/csv' } as const;
const beside = z.object(nextCursor);

export const securityCenterEndpoints = {
  securityCenter: endpoint({
    method: 'GET',
    path: '/admin/security',
    tag: 'Security',
    summary:
      'Failed sign-ins, locked accounts, sessions of staff, two-factor coverage, and who saw which credentials',
    access: 'admin',
    limit: 'read',
    reply: securityCenter,
  }),
  listFailedSignIns: endpoint({
    ...reading,
    path: '/admin/security/failed-sign-ins',
    summary: 'E-mail addresses with a wrong password in the last 30 days, locked ones among them',
    query: z.strictObject({ ...failureFilter, ...cursorQuery }),
    reply: z.array(failedSignIn),
    beside,
  }),
  exportFailedSignIns: endpoint({
    ...taking,
    path: '/admin/security/failed-sign-ins/export',
    summary: 'The failed sign-ins of a filter as a CSV file',
    query: failureQuery,
    producesExample: 'email,account,role,failures,address,last_failed_at,locked_until,door,counter\r\n',
  }),
  listStaffSessions: endpoint({
    ...reading,
    path: '/admin/security/sessions',
    summary: 'Where the team is signed in',
    query: z.strictObject({ ...sessionFilter, ...cursorQuery }),
    reply: z.array(staffSession),
    beside,
  }),
  exportStaffSessions: endpoint({
    ...taking,
    path: '/admin/security/sessions/export',
    summary: 'The sessions of staff of a filter as a CSV file',
    query: sessionQuery,
    producesExample: 'name,email,role,device,address,began_at,last_seen_at,expires_at\r\n',
  }),
  listStaffProtection: endpoint({
    ...reading,
    path: '/admin/security/two-factor',
    summary: 'Who on the team has two-factor sign-in, and since when',
    query: z.strictObject({ ...protectionFilter, ...cursorQuery }),
    reply: z.array(protectedStaff),
    beside,
  }),
  exportStaffProtection: endpoint({
    ...taking,
    path: '/admin/security/two-factor/export',
    summary: 'The team by two-factor sign-in as a CSV file',
    query: protectionQuery,
    producesExample: 'name,email,role,two_factor_since,joined_at\r\n',
  }),
  listReveals: endpoint({
    ...reading,
    path: '/admin/security/reveals',
    summary: 'Who was given, looked at or copied which credentials, and when; never the credentials',
    query: z.strictObject({ ...revealFilter, ...cursorQuery }),
    reply: z.array(loggedReveal),
    beside,
  }),
  exportReveals: endpoint({
    ...taking,
    path: '/admin/security/reveals/export',
    summary: 'The reveals of a filter as a CSV file',
    query: revealQuery,
    producesExample: 'at,reference,account,buyer,what,address\r\n',
  }),
};
