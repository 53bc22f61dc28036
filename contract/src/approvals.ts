import { z } from 'zod';
import { type AccessRule, admits, type Role } from './access.ts';
import { endpoint } from './endpoint.ts';
import { naira } from './money.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { id, moneyReasonText, timestamp } from './text.ts';

/**
 * What is large or powerful needs two members of staff: one proposes it, another approves it, and only then it is
 * carried out. A proposal lapses after `approvalHours`, and is overtaken when what it is about ends otherwise.
 */

export const approvalKinds = [
  'wallet_adjustment',
  'staff_sale',
  'cancellation',
  'ruling',
  'claim_decision',
  'withdrawal',
  'admin_change',
  'handover_plan',
  'parked_payment',
  'balance_movement',
  'settings_change',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** How staff read the kinds. */
export const approvalKindLabels: Readonly<Record<ApprovalKind, string>> = {
  wallet_adjustment: 'Wallet adjustment',
  staff_sale: 'Sale made by staff',
  cancellation: 'Cancellation',
  ruling: 'Decision about a dispute',
  claim_decision: 'Decision about a claim',
  withdrawal: 'Release of a withdrawal',
  admin_change: 'Change to an administrator',
  handover_plan: 'Change to a hand-over plan',
  parked_payment: 'Parked payment',
  balance_movement: 'Movement of the balance at Paystack',
  settings_change: 'Change to the settings',
};

/** Who may approve a kind: another of those who may decide the matter. */
export const approvalAccess = {
  wallet_adjustment: 'money',
  staff_sale: 'admin',
  cancellation: 'admin',
  ruling: 'cases',
  claim_decision: 'cases',
  withdrawal: 'money',
  admin_change: 'admin',
  handover_plan: 'admin',
  parked_payment: 'money',
  balance_movement: 'money',
  settings_change: 'admin',
} as const satisfies Record<ApprovalKind, AccessRule>;

export function mayApprove(role: Role, kind: ApprovalKind): boolean {
  return admits(approvalAccess[kind], role);
}

/** Who the second person of a kind is, in words: some kinds are answered by administrators alone. */
export function approverOf(kind: ApprovalKind): 'administrator' | 'member of staff' {
  return approvalAccess[kind] === 'admin' ? 'administrator' : 'member of staff';
}

/** The kinds that a role may answer. */
export function kindsApprovedBy(role: Role): ApprovalKind[] {
  return approvalKinds.filter((kind) => mayApprove(role, kind));
}

export const approvalStatuses = [
  'waiting',
  'approved',
  'declined',
  'withdrawn',
  'lapsed',
  'overtaken',
] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

const approvalActions = ['approve', 'decline', 'withdraw'] as const;

export const approvalHours = 48;

/** Beside the reply of a call whose effect waits: null when it was carried out at once. */
export const waitingApproval = z
  .object({ id, lapses_at: timestamp })
  .nullable()
  .meta({ description: 'The proposal that waits for another member of staff; null when it is done.' });
export type WaitingApproval = z.infer<typeof waitingApproval>;

const staffMember = z.object({ id, name: z.string().meta({ examples: ['Amara Okafor'] }) });

const fact = z.object({
  name: z.string(),
  value: z.string(),
  person_id: id
    .optional()
    .meta({ description: 'Whose page it is, where the value is the name of a person.' }),
});

const approval = z
  .object({
    id,
    kind: z.enum(approvalKinds),
    status: z.enum(approvalStatuses),
    subject: z.string().meta({
      description: 'What it is about, as staff know it.',
      examples: ['TXN-027 @studio6am'],
    }),
    page: z
      .string()
      .nullable()
      .meta({ description: 'Where staff look at it.', examples: ['/admin/transactions?case=TXN-027'] }),
    amount: naira.nullable(),
    facts: z.array(fact).meta({
      description: 'What will be done.',
      examples: [[{ name: 'Outcome', value: 'Partial refund' }]],
    }),
    reason: z.string().meta({ examples: ['Half of the followers were missing.'] }),
    proposed_by: staffMember,
    proposed_at: timestamp,
    lapses_at: timestamp,
    unanswered: z.enum(['lapses', 'takes_effect']).meta({
      description:
        'What happens at `lapses_at`; it takes effect where only the person concerned could refuse.',
    }),
    decided_by: staffMember.nullable(),
    decided_at: timestamp.nullable(),
    decision_reason: z
      .string()
      .nullable()
      .meta({ examples: ['The amount is wrong.'] }),
    actions: z.array(z.enum(approvalActions)),
  })
  .meta({ id: 'Approval' });
export type Approval = z.infer<typeof approval>;

const params = z.strictObject({ id });

export const approvalEndpoints = {
  listApprovals: endpoint({
    method: 'GET',
    path: '/admin/approvals',
    tag: 'Approvals',
    summary: 'What waits for a second member of staff, oldest first; what was decided, newest first',
    access: 'approvals',
    limit: 'read',
    query: z.strictObject({
      status: z.enum(['waiting', 'ended']).optional().meta({ description: 'Without it, what waits.' }),
      ...cursorQuery,
    }),
    reply: z.array(approval),
    beside: z.object(nextCursor),
  }),
  approveProposal: endpoint({
    method: 'POST',
    path: '/admin/approvals/{id}/approve',
    tag: 'Approvals',
    summary: 'Carry out what another member of staff proposed',
    access: 'approvals',
    limit: 'money',
    proof: 'always',
    params,
    reply: approval,
    errors: ['not_found', 'approval_ended', 'second_admin_needed', 'own_account_refused'],
  }),
  declineProposal: endpoint({
    method: 'POST',
    path: '/admin/approvals/{id}/decline',
    tag: 'Approvals',
    summary: 'Decline a proposal, or withdraw an own one',
    access: 'approvals',
    limit: 'write',
    params,
    body: z.strictObject({ reason: moneyReasonText.meta({ examples: ['The amount is wrong.'] }) }),
    reply: approval,
    errors: ['not_found', 'approval_ended', 'own_account_refused'],
  }),
};
