import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { id, timestamp } from './text.ts';
import { workKinds, workPriorities, workTerms, workWaits } from './work-fields.ts';

/** One queue of everything that waits for staff, by due time. */

const kind = z.enum(workKinds).meta({ examples: ['dispute'] });
const count = z.int().meta({ examples: [4] });
const member = z
  .object({ id, name: z.string().meta({ examples: ['Amara Okafor'] }) })
  .meta({ id: 'WorkMember' });
export type WorkMember = z.infer<typeof member>;

const workItem = z
  .object({
    kind,
    id,
    reference: z.string().meta({ examples: ['TXN-027'] }),
    title: z.string().meta({ examples: ['@lagosfoodie: Not as described'] }),
    person: member.nullable().meta({ description: 'Who waits for the decision, where that is known.' }),
    opened_at: timestamp,
    due_at: timestamp.nullable().meta({ description: 'Null while no answer is owed.' }),
    overdue: z.boolean(),
    priority: z.enum(workPriorities),
    waiting_for: z.enum(workWaits).meta({ description: 'Whose move is next.' }),
    owner: member.nullable().meta({ description: 'The member of staff who works on it.' }),
    viewers: z.array(member).meta({ description: 'Other members of staff who look at it now.' }),
    page: z.string().meta({
      description: 'Where it is decided.',
      examples: ['/admin/transactions?case=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
    }),
  })
  .meta({ id: 'WorkItem' });
export type WorkItem = z.infer<typeof workItem>;

const workCounts = z
  .object({
    total: count,
    kinds: z.partialRecord(z.enum(workKinds), count).meta({
      description: 'Of the kinds that the caller may see.',
      examples: [{ dispute: 3, listing: 11 }],
    }),
    mine: count,
    unassigned: count,
    overdue: count.meta({ description: `Counted up to ${workTerms.countedAtMost} per kind.` }),
  })
  .meta({ id: 'WorkCounts' });
export type WorkCounts = z.infer<typeof workCounts>;

const filter = {
  kind: kind.optional(),
  owner: z
    .union([z.enum(['me', 'none', 'any']), id])
    .optional()
    .meta({ description: 'Without it, every owner and none.', examples: ['none'] }),
  overdue: z.enum(['true']).optional(),
  waiting_for: z.enum(workWaits).optional(),
};
export const workFilter = z.strictObject(filter);
export type WorkFilter = z.output<typeof workFilter>;

const place = z
  .string()
  .regex(/^[a-z_]{1,20}:[0-9a-f-]{36}$/, 'Please give a kind and an id, as in dispute:….');
const staffRead = { method: 'GET', tag: 'Work queue', access: 'staff', limit: 'read' } as const;
const params = z.strictObject({ kind, id });
const step = { method: 'POST', tag: 'Work queue', access: 'staff', limit: 'write', params } as const;
/** Reports and tickets keep their own rules about who works on them. */
const stepErrors = [
  'work_taken',
  'report_claimed',
  'report_decided',
  'own_report_refused',
  'ticket_taken',
  'ticket_state_conflict',
] as const;

export const workEndpoints = {
  listWork: endpoint({
    ...staffRead,
    path: '/admin/work',
    summary: 'What waits for staff, the next due first; only kinds that the caller may decide',
    query: z.strictObject({ ...filter, ...cursorQuery }),
    reply: z.array(workItem),
    beside: z.object({ ...nextCursor }),
  }),
  countWork: endpoint({
    ...staffRead,
    path: '/admin/work/counts',
    summary: 'How much is open: in all, per kind, own, without an owner, and overdue',
    reply: workCounts,
  }),
  nextWork: endpoint({
    ...staffRead,
    path: '/admin/work/next',
    summary: 'What the caller should do next: own or without an owner, waiting for staff, the next due first',
    query: z.strictObject({
      kind: kind.optional(),
      after: place.optional().meta({
        description: 'The item that the caller comes from; while it is open, the one behind it is meant.',
        examples: ['dispute:0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'],
      }),
    }),
    reply: workItem.nullable(),
  }),
  claimWork: endpoint({
    ...step,
    path: '/admin/work/{kind}/{id}/claim',
    summary: 'Take an item; of two who take it at once, the second is told who has it',
    reply: workItem,
    errors: stepErrors,
  }),
  releaseWork: endpoint({
    ...step,
    path: '/admin/work/{kind}/{id}/release',
    summary: 'Give an own item back to the queue',
    reply: workItem,
    errors: stepErrors,
  }),
  assignWork: endpoint({
    ...step,
    path: '/admin/work/{kind}/{id}/assign',
    summary: 'Give an item to a member of staff who may decide it',
    body: z.strictObject({ owner_id: id }),
    reply: workItem,
    errors: [...stepErrors, 'assignee_unknown'],
  }),
  watchWork: endpoint({
    ...step,
    path: '/admin/work/{kind}/{id}/presence',
    summary: `Say that the caller looks at an item, every ${workTerms.presenceEverySeconds} seconds; who else does, and who owns it`,
    reply: z.object({
      viewers: z.array(member),
      owner: member
        .extend({ since: timestamp })
        .nullable()
        .meta({ description: 'Who works on it. Null for reports and tickets, which show it themselves.' }),
    }),
  }),
  leaveWork: endpoint({
    ...step,
    method: 'DELETE',
    path: '/admin/work/{kind}/{id}/presence',
    summary: 'The caller looks at it no more',
    reply: z.null(),
  }),
};
