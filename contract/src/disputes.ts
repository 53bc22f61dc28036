import { z } from 'zod';
import { userStatuses } from './accounts.ts';
import { waitingApproval } from './approvals.ts';
import { caseActions, staffCaseActions } from './case-actions.ts';
import { sellerAnswerHours } from './dispute-terms.ts';
import { endpoint } from './endpoint.ts';
import { credentialInput } from './listing-fields.ts';
import { naira, positiveNaira } from './money.ts';
import {
  boughtListing,
  disputeBrief,
  evidenceBodyLimitBytes,
  evidenceLimits,
  evidenceReferences,
  imageErrors,
  picture,
  purchaseBaseFields,
  resolutionTypes,
} from './purchase-fields.ts';
import { appeal, evidenceNamedAtMost, ruling, rulingRules } from './ruling-fields.ts';
import { settlement, settlementTerms } from './settlement-fields.ts';
import { id, requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** The case of a dispute: statements of both sides, history, and decisions of staff. */

export const caseSides = ['buyer', 'seller', 'staff'] as const;
export type CaseSide = (typeof caseSides)[number];

/** Who reads a statement of staff beside staff; with `staff` it is a note. */
export const statementReaders = ['both', 'buyer', 'seller', 'staff'] as const;
export type StatementReaders = (typeof statementReaders)[number];

const statement = z
  .object({
    id,
    by: z.enum(caseSides),
    read_by: z
      .enum(statementReaders)
      .meta({ description: 'Who reads it beside staff; staff: a note.', examples: ['both'] }),
    name: z.string().meta({ examples: ['Zainab Bello'] }),
    text: z.string().meta({ examples: ['The password was changed an hour after I bought it.'] }),
    created_at: timestamp,
    pictures: z.array(picture),
  })
  .meta({ id: 'CaseStatement' });
export type CaseStatement = z.infer<typeof statement>;

const staffStatement = statement.extend({ person_id: id.nullable() }).meta({ id: 'StaffCaseStatement' });
export type StaffCaseStatement = z.infer<typeof staffStatement>;

const caseEvent = z
  .object({
    at: timestamp,
    by: z.enum(['buyer', 'seller', 'staff', 'clock']),
    name: z
      .string()
      .nullable()
      .meta({
        description: 'Staff are named to staff alone; sellers go by their nickname to everybody else.',
        examples: ['Zainab Bello'],
      }),
    title: z.string().meta({ examples: ['Dispute opened'] }),
    text: z
      .string()
      .nullable()
      .meta({ examples: ['Not as described'] }),
  })
  .meta({ id: 'CaseEvent' });
export type CaseEvent = z.infer<typeof caseEvent>;

export const staffCaseEvent = caseEvent
  .extend({ person_id: id.nullable().meta({ description: 'Whose name it is; null without one.' }) })
  .meta({ id: 'StaffCaseEvent' });
export type StaffCaseEvent = z.infer<typeof staffCaseEvent>;

const reveal = z
  .object({
    at: timestamp,
    what: z.enum(['served', 'shown', 'copied_username', 'copied_password']),
  })
  .meta({ id: 'CredentialReveal' });
export type CredentialReveal = z.infer<typeof reveal>;

const caseFields = {
  ...purchaseBaseFields,
  listing: z.object(boughtListing),
  dispute: disputeBrief,
  earlier: z.array(disputeBrief).meta({
    description: 'Disputes about the same purchase that ended with a replacement or were withdrawn.',
    examples: [[]],
  }),
  statements: z.array(statement),
  timeline: z.array(caseEvent),
  reveals: z.array(reveal).meta({
    description: 'When the buyer was given the credentials, and each look at them, the newest last.',
  }),
  older_reveals: z
    .boolean()
    .meta({ description: 'There are more than these, which are the newest.', examples: [false] }),
  settlements: z
    .array(settlement)
    .meta({ description: 'What the two sides proposed in the present dispute, the latest first.' }),
  rulings: z
    .array(ruling)
    .meta({ description: 'What staff decided in the present dispute, the one that holds first.' }),
  appeal: appeal.nullable().meta({ description: 'Against the first ruling of the present dispute.' }),
  clocks: z.object({
    seller_due_at: timestamp.meta({ description: `The seller answers within ${sellerAnswerHours} hours.` }),
    staff_due_at: timestamp.meta({ description: 'Without a decision by then, it is escalated.' }),
  }),
  replacement: z.object({
    offered_at: timestamp.nullable().meta({ description: 'When the seller gave new credentials.' }),
    used: z.boolean().meta({ description: 'There was one already; there is no second.' }),
  }),
};

export const disputeCase = z
  .object({
    ...caseFields,
    viewer: z.enum(['buyer', 'seller']),
    buyer: z.object({ name: z.string().meta({ examples: ['Zainab Bello'] }) }),
    seller: z.object({ id, name: z.string().meta({ examples: ['chidi'] }) }),
    actions: z.array(z.enum(caseActions)),
    proposals_left: z.int().meta({
      description: 'Settlements that the reader can still propose in this dispute.',
      examples: [settlementTerms.perSide],
    }),
  })
  .meta({ id: 'DisputeCase' });
export type DisputeCase = z.infer<typeof disputeCase>;

const party = z
  .object({
    id,
    name: z.string().meta({ examples: ['Zainab Bello'] }),
    email: z.string().meta({ examples: ['buyer@oja.test'] }),
    status: z.enum(userStatuses),
    member_since: timestamp,
    purchases: z.int().meta({ description: 'Completed ones.', examples: [7] }),
    sales: z.int().meta({ description: 'Completed ones.', examples: [34] }),
    disputes: z.int().meta({ description: 'Disputes about their deals, this one included.', examples: [1] }),
  })
  .meta({ id: 'CaseParty' });

const sellerMayAnswerUntil = timestamp
  .nullable()
  .meta({ description: 'A decision before this time needs an early_reason; null when none is needed.' });

export const staffCase = z
  .object({
    ...caseFields,
    buyer: party,
    seller: party,
    statements: z.array(staffStatement),
    timeline: z.array(staffCaseEvent),
    escalated_by: z
      .string()
      .nullable()
      .meta({ description: 'Who escalated it; null when the clock did.', examples: [null] }),
    escalated_by_id: id.nullable(),
    actions: z.array(z.enum(staffCaseActions)),
    seller_may_answer_until: sellerMayAnswerUntil,
    decided_by: z
      .string()
      .nullable()
      .meta({ description: 'Who decided, and may not decide the appeal.', examples: [null] }),
    decided_by_id: id.nullable(),
    work: z
      .object({ kind: z.enum(['dispute', 'appeal']), id })
      .nullable()
      .meta({ description: 'The item of the work queue while a decision is awaited.' }),
    approval: waitingApproval,
    bank_asks: z.boolean().meta({
      description:
        'A bank asks the buyer for a payment back. A decision that is carried out at once does not wait for it.',
      examples: [false],
    }),
    others_can_decide: z.boolean().meta({
      description: 'Another member of staff can decide the dispute once the one who asks escalates it.',
    }),
    /** Why there is no action for the one who asks. */
    blocked: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
  })
  .meta({ id: 'StaffDisputeCase' });
export type StaffCase = z.infer<typeof staffCase>;

const preview = z
  .object({
    type: z.enum(resolutionTypes),
    buyer_gets: naira.meta({ examples: [50_000] }),
    seller_gets: naira.meta({ examples: [90_000] }),
    held: naira.meta({ description: 'Of what the seller gets, held until cover ends.', examples: [0] }),
    fee: naira.meta({ examples: [10_000] }),
    stays_in_escrow: naira.meta({ examples: [0] }),
    status_after: z.enum(['completed', 'refunded', 'pending', 'disputed']),
    seller_may_answer_until: sellerMayAnswerUntil,
    waits_hours: z.int().meta({
      description: 'How long the money waits for an appeal; 0 when it moves at once.',
      examples: [0],
    }),
    sentence: z.string().meta({
      examples: ['The buyer gets ₦50,000.00 back, the seller ₦90,000.00, and Oja keeps a fee of ₦10,000.00.'],
    }),
  })
  .meta({ id: 'ResolutionPreview' });
export type ResolutionPreview = z.infer<typeof preview>;

const params = z.strictObject({ purchase_id: id });
const statementBody = z.strictObject({
  text: requiredText(textLimits.statement).meta({
    examples: ['I changed nothing. The code went to the e-mail address I sent.'],
  }),
  images: evidenceReferences.optional(),
});
export const earlyReasonAtMost = 500;
export const selectAndDetail = 'Please select a resolution type and provide details.';
export const earlyReason = requiredText(earlyReasonAtMost)
  .optional()
  .meta({
    description:
      'Needed while the seller can still answer: why the decision does not wait. Both sides read it.',
    examples: ['The seller wrote in the chat that the account was sold twice.'],
  });
export const resolutionDetails = z
  .string(selectAndDetail)
  .trim()
  .min(1, selectAndDetail)
  .max(textLimits.resolutionDetails)
  .meta({ examples: ['Half of the followers were gone on the day of the sale.'] });
/** What a ruling rests on. */
export const rulingGrounds = {
  rule: z
    .enum(rulingRules)
    .optional()
    .meta({ description: 'The rule that it follows; both sides read it.', examples: ['not_as_described'] }),
  evidence: z.array(id).max(evidenceNamedAtMost).optional().meta({
    description: 'Ids of statements and pictures of this case that it rests on.',
  }),
};
const decisionErrors = [
  'purchase_state_conflict',
  'dispute_ruled',
  'party_cannot_decide',
  'another_admin_needed',
  'refund_amount_wrong',
  'replacement_missing',
  'replacement_used',
] as const;

export const disputeEndpoints = {
  uploadDisputeImage: endpoint({
    method: 'POST',
    path: '/dispute-images',
    tag: 'Disputes',
    summary: 'Upload a picture for a dispute or a statement to come',
    access: 'trader',
    limit: 'upload',
    binaryBody: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
    bodyLimitBytes: evidenceLimits.bytes,
    reply: picture,
    errors: [...imageErrors],
  }),
  showCase: endpoint({
    method: 'GET',
    path: '/disputes/{purchase_id}',
    tag: 'Disputes',
    summary: 'The case of a disputed purchase, for its buyer and its seller',
    access: 'trader',
    limit: 'read',
    params,
    reply: disputeCase,
  }),
  addStatement: endpoint({
    method: 'POST',
    path: '/disputes/{purchase_id}/statements',
    tag: 'Disputes',
    summary: 'Say something in the own case, with pictures',
    access: 'trader',
    limit: 'upload',
    idempotent: true,
    params,
    body: statementBody,
    bodyLimitBytes: evidenceBodyLimitBytes,
    reply: disputeCase,
    errors: ['purchase_state_conflict', 'evidence_image_unknown', 'too_many_statements', ...imageErrors],
  }),
  offerReplacement: endpoint({
    method: 'POST',
    path: '/disputes/{purchase_id}/replacement',
    tag: 'Disputes',
    summary:
      'The seller gives new credentials; the buyer gets them if staff decide so. The same again changes nothing',
    access: 'trader',
    limit: 'write',
    params,
    body: z.strictObject({
      username: credentialInput.username,
      password: credentialInput.password,
      handover_notes: credentialInput.handover_notes.optional(),
    }),
    reply: disputeCase,
    errors: ['purchase_state_conflict', 'replacement_used', 'replacement_impossible'],
  }),

  showStaffCase: endpoint({
    method: 'GET',
    path: '/admin/disputes/{purchase_id}',
    tag: 'Disputes',
    summary:
      'The case file: both sides, the account as it was bought, and who looked at the credentials when',
    access: 'cases',
    limit: 'read',
    params,
    reply: staffCase,
    errors: ['party_cannot_decide'],
  }),
  addStaffStatement: endpoint({
    method: 'POST',
    path: '/admin/disputes/{purchase_id}/statements',
    tag: 'Disputes',
    summary: 'Say or ask something in a case, to both sides or to one, or leave a note for staff',
    access: 'cases',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({
      text: requiredText(textLimits.statement).meta({
        examples: ['Please send a picture of the login page.'],
      }),
      read_by: z
        .enum(statementReaders)
        .optional()
        .meta({ description: 'Both sides unless said otherwise; staff: a note.', examples: ['buyer'] }),
    }),
    reply: staffCase,
    errors: ['purchase_state_conflict', 'party_cannot_decide', 'too_many_statements'],
  }),
  previewResolution: endpoint({
    method: 'GET',
    path: '/admin/disputes/{purchase_id}/preview',
    tag: 'Disputes',
    summary: 'Who would get what',
    access: 'cases',
    limit: 'read',
    params,
    query: z.strictObject({
      type: z.enum(resolutionTypes),
      refund_amount: z
        .string()
        .regex(/^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/, 'Please enter an amount with at most two decimals.')
        .meta({ examples: ['50000'] })
        .transform(Number)
        .optional(),
    }),
    reply: preview,
    errors: [...decisionErrors],
  }),
  resolveDispute: endpoint({
    method: 'POST',
    path: '/admin/disputes/{purchase_id}/resolve',
    tag: 'Disputes',
    summary:
      'Decide a dispute, or escalate it; from the approval threshold on another member of staff approves',
    access: 'cases',
    limit: 'write',
    proof: 'sometimes',
    idempotent: true,
    params,
    body: z.strictObject({
      type: z.enum(resolutionTypes, selectAndDetail),
      early_reason: earlyReason,
      details: resolutionDetails,
      ...rulingGrounds,
      refund_amount: positiveNaira.optional().meta({
        description: 'For partial_refund: what goes back to the buyer, at most the price.',
        examples: [50_000],
      }),
    }),
    reply: staffCase,
    beside: z.object({ approval: waitingApproval }),
    errors: [...decisionErrors, 'seller_may_still_answer', 'evidence_unknown', 'approval_waiting'],
  }),
};
