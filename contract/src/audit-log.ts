import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { direction, nextCursor, queryInteger } from './page.ts';
import { id, searchText, timestamp } from './text.ts';

/** What staff did, as it was written down. Lines are only ever added, and each carries the hash of the one before. */

export const auditGroups = [
  'people',
  'deals',
  'money',
  'listings',
  'selling',
  'moderation',
  'support',
  'settings',
] as const;
export type AuditGroup = (typeof auditGroups)[number];
export const auditPeriods = ['1d', '7d', '30d', '90d'] as const;
export type AuditPeriod = (typeof auditPeriods)[number];

const snapshot = z.unknown().meta({ description: 'As far as it was noted.', examples: [{ role: 'user' }] });

const auditEntry = z
  .object({
    id,
    position: z.int().meta({ description: 'The place in the chain, from 1 on.', examples: [214] }),
    happened_at: timestamp,
    actor: z.object({
      id: id.nullable().meta({ description: 'Null when Oja did it by itself.' }),
      label: z
        .string()
        .meta({ description: 'The e-mail address at that time.', examples: ['amara@example.com'] }),
      name: z
        .string()
        .nullable()
        .meta({ examples: ['Amara Obi'] }),
    }),
    action: z.string().meta({ description: 'Noun and past participle.', examples: ['user.suspended'] }),
    subject: z.object({
      kind: z.string().meta({ examples: ['user'] }),
      id: z.string().meta({ examples: ['0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'] }),
      label: z
        .string()
        .nullable()
        .meta({
          description:
            'As staff know it, read now; null where there is no such name, or no such row any more.',
          examples: ['TXN-027 @studio6am'],
        }),
      page: z
        .string()
        .nullable()
        .meta({
          description: 'Where staff find it in the admin portal.',
          examples: ['/admin/transactions?details=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
        }),
    }),
    address: z
      .string()
      .nullable()
      .meta({ examples: ['102.89.23.4'] }),
    reason: z
      .string()
      .nullable()
      .meta({ examples: ['Sold the same account twice.'] }),
    before: snapshot,
    after: snapshot,
  })
  .meta({ id: 'AuditLogEntry' });
export type AuditLogEntry = z.infer<typeof auditEntry>;

const auditEntryDetails = auditEntry
  .extend({
    people: z.record(id, z.string()).meta({
      description: 'The names of the people whose ids were noted before or after, by id.',
      examples: [{ '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11': 'Amara Obi' }],
    }),
  })
  .meta({ id: 'AuditLogEntryDetails' });
export type AuditLogEntryDetails = z.infer<typeof auditEntryDetails>;

const auditCheck = z
  .object({
    checked_at: timestamp,
    checked: z.int().meta({ description: 'Lines that were proven, the latest ones.', examples: [214] }),
    total: z.int().meta({ description: 'Lines there were.', examples: [214] }),
    broken: z
      .object({ position: z.int(), fault: z.string().meta({ examples: ['the row was changed'] }) })
      .nullable()
      .meta({ description: 'The first break in the chain.', examples: [null] }),
  })
  .meta({ id: 'AuditCheck' });
export type AuditCheck = z.infer<typeof auditCheck>;

const filter = {
  search: searchText.optional().meta({
    description:
      'A reference (TXN-027, TKT-009, wd_…), a handle or a person finds what was done about them; other words are searched in who did it, the action, the subject’s id and the reason.',
    examples: ['TXN-027'],
  }),
  group: z.enum(auditGroups).optional(),
  actor: z
    .union([id, z.literal('oja')])
    .optional()
    .meta({
      description: 'Who did it; oja: no user, it happened by itself.',
      examples: ['oja'],
    }),
  period: z.enum(auditPeriods).optional().meta({ description: 'In the last days; without it, ever.' }),
  direction: direction.optional().meta({ description: 'asc: oldest first; without it, newest first.' }),
};
const auditFilter = z.strictObject(filter);
export type AuditFilter = z.output<typeof auditFilter>;

const reading = { tag: 'Audit log', access: 'admin', limit: 'read' } as const;

export const auditLogEndpoints = {
  listAuditEntries: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/audit',
    summary: 'The audit log, newest or oldest first, page by page',
    query: z.strictObject({
      cursor: queryInteger({ min: 1, max: 999_999_999 })
        .optional()
        .meta({ description: 'Where the page before ended: its next_cursor.' }),
      limit: queryInteger({ min: 1, max: 100 }).optional(),
      ...filter,
    }),
    reply: z.array(auditEntry),
    beside: z.object({
      ...nextCursor,
      total: z.int().meta({ description: 'Of the filter; counting stops at 10,000.', examples: [58] }),
      total_is_exact: z.boolean(),
    }),
  }),
  auditOverview: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/audit/overview',
    summary: 'Everybody who is in the log, and the last check of the chain',
    reply: z.object({
      actors: z.array(z.object({ id, name: z.string().meta({ examples: ['Amara Obi'] }) })),
      last_check: auditCheck.nullable(),
    }),
  }),
  exportAuditEntries: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/audit/export',
    summary: 'Export filtered entries as CSV; the export is an audit entry itself',
    limit: 'write',
    query: auditFilter,
    produces: 'text/csv',
    producesExample:
      'position,at,actor,actor_id,action,subject_kind,subject_id,address,reason,before,after\r\n',
  }),
  showAuditEntry: endpoint({
    ...reading,
    method: 'GET',
    path: '/admin/audit/{id}',
    summary: 'One line of the audit log',
    params: z.strictObject({ id }),
    reply: auditEntryDetails,
  }),
  verifyAudit: endpoint({
    ...reading,
    method: 'POST',
    path: '/admin/audit/verify',
    summary: 'Prove the chain now: the latest 50,000 lines; `npm run verify-audit` proves all of them',
    limit: 'money',
    reply: auditCheck,
  }),
};
