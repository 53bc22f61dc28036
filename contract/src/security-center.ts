import { z } from 'zod';
import { roles, staffRoles } from './access.ts';
import { endpoint } from './endpoint.ts';
import { revealKinds } from './purchases.ts';
import { id, timestamp } from './text.ts';

/** What administrators watch over: who tries to get in, who is in, how accounts are protected, who saw what. */

export const loggedReveals = ['served', ...revealKinds] as const;
export type LoggedReveal = (typeof loggedReveals)[number];

const name = z.string().meta({ examples: ['Ngozi Eze'] });
const email = z.string().meta({ examples: ['ngozi@example.com'] });
const address = z.string().meta({ description: 'Where it came from.', examples: ['102.89.23.4'] });

const failedSignIn = z.object({
  email: email.meta({ description: 'As it was typed; it need not belong to anybody.' }),
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

const staffAction = z.object({
  id,
  actor: z.string().meta({ examples: ['amara@example.com'] }),
  action: z.string().meta({ description: 'Noun and past participle.', examples: ['user.suspended'] }),
  reason: z.string().nullable(),
  address: address.nullable(),
  happened_at: timestamp,
});

const securityCenter = z
  .object({
    failed_sign_ins: z.object({
      last_day: z.int().meta({ description: 'E-mail addresses with a failure, up to 1,000.', examples: [4] }),
      locked_now: z.int().meta({ description: 'Up to 1,000.', examples: [1] }),
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
};
