import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { handoverKinds } from './handover-labels.ts';
import { handoverPlan, handoverPlanInput } from './handover-plan-fields.ts';
import { platforms } from './listing-labels.ts';
import { id, reasonText, timestamp } from './text.ts';

/** Hand-over plans: public as they are in force, and their versions for administrators. */

/** A wait whose source was not read for longer must be checked again. */
export const waitCheckedDays = 90;

const version = z.int().meta({ examples: [1] });
const reason = reasonText.meta({
  examples: ['YouTube shortened the wait to three days.'],
});

const planVersion = z
  .object({
    version,
    valid_from: timestamp.nullable().meta({ description: 'Null for the shipped version.', examples: [null] }),
    state: z
      .enum(['in_force', 'upcoming', 'replaced'])
      .meta({ description: 'An upcoming version that a newer one has overtaken is replaced.' }),
    changed_by: z
      .string()
      .nullable()
      .meta({ examples: ['Ngozi Eze'] }),
    changed_by_id: id.nullable().meta({ examples: [null] }),
    created_at: timestamp.nullable().meta({ examples: [null] }),
    reason: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
  })
  .meta({ id: 'HandoverPlanVersion' });
export type HandoverPlanVersion = z.infer<typeof planVersion>;

const staffPlan = z
  .object({
    in_force: handoverPlan,
    upcoming: z.array(handoverPlan).meta({ description: 'In the order in which they take effect.' }),
    release_hours: z.int().meta({
      description:
        'Waits and inspection when every step is done at once. The escrow period of the settings holds as well, so the release may be later.',
      examples: [240],
    }),
    newest_version: version.meta({ description: 'To be sent with the next change.' }),
    versions: z.array(planVersion).meta({ description: 'The newest first.' }),
    approval: waitingApproval,
  })
  .meta({ id: 'StaffHandoverPlan' });
export type StaffHandoverPlan = z.infer<typeof staffPlan>;

const staleWait = z
  .object({
    platform: z.enum(platforms),
    kind: z.enum(handoverKinds),
    step: z.string().meta({ examples: ['accept_invitation'] }),
    title: z.string().meta({ examples: ['Accept the invitation'] }),
    why: z.string().meta({ examples: ['A new owner can remove other owners only after seven days.'] }),
    hours: z.int().meta({ examples: [168] }),
    source: z.string().meta({ examples: ['https://support.google.com/youtube/answer/4628007'] }),
    checked_on: z.iso.date().meta({ examples: ['2026-08-01'] }),
  })
  .meta({ id: 'StaleHandoverWait' });
export type StaleWait = z.infer<typeof staleWait>;

export const saveHandoverPlanBody = z.strictObject({
  expected_version: version.meta({
    description: 'The newest version that was read; an older one is refused.',
  }),
  ...handoverPlanInput,
  valid_from: timestamp.optional().meta({
    description: 'Without it, at once. Purchases made before keep their version.',
    examples: ['2026-12-01T00:00:00.000Z'],
  }),
  reason,
});

export const handoverPlanEndpoints = {
  listHandoverPlans: endpoint({
    method: 'GET',
    path: '/handover-plans',
    tag: 'Marketplace',
    summary: 'The hand-over plans in force, one for each platform and kind',
    access: 'anyone',
    limit: 'read',
    reply: z.array(handoverPlan),
  }),
  listStaffHandoverPlans: endpoint({
    method: 'GET',
    path: '/admin/handover-plans',
    tag: 'Settings',
    summary: `Every hand-over plan with its versions, and the waits whose source was not checked for ${waitCheckedDays} days`,
    access: 'admin',
    limit: 'read',
    reply: z.object({ plans: z.array(staffPlan), stale: z.array(staleWait) }),
  }),
  saveHandoverPlan: endpoint({
    method: 'PUT',
    path: '/admin/handover-plans/{platform}/{kind}',
    tag: 'Settings',
    summary: 'Propose a version of a hand-over plan; purchases that have begun keep theirs',
    access: 'admin',
    limit: 'write',
    proof: 'always',
    params: z.strictObject({ platform: z.enum(platforms), kind: z.enum(handoverKinds) }),
    body: saveHandoverPlanBody,
    reply: staffPlan,
    errors: ['handover_plan_invalid', 'handover_plan_changed', 'approval_waiting'],
  }),
};
