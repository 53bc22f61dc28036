import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  confirmSentence,
  handoverCodeMinutes,
  handoverKinds,
  handoverSides,
  mailboxes,
  purchaseStages,
} from './handover-labels.ts';
import { stepEvidence } from './handover-plan-fields.ts';
import { platforms } from './listing-fields.ts';
import {
  evidenceBodyLimitBytes,
  evidenceReferences,
  imageErrors,
  picture,
  purchaseStatuses,
} from './purchase-fields.ts';
import { id, requiredText, text, timestamp } from './text.ts';
import { listHandovers } from './waiting-handovers.ts';

/** How a bought account changes hands: steps of both sides, codes between them, and when the money is released. */

const handoverStepStates = ['waiting', 'ready', 'done'] as const;

const stepWait = z
  .object({
    hours: z.int().meta({ examples: [168] }),
    why: z.string().meta({ examples: ['A new owner can remove other owners only after seven days.'] }),
    source: z.string().meta({ examples: ['https://support.google.com/youtube/answer/4628007'] }),
    checked_on: z.string().meta({ examples: ['2026-11-17'] }),
    ends_at: timestamp.nullable().meta({ description: 'Null before the step is done.' }),
  })
  .meta({ id: 'HandoverStepWait' });

const handoverStep = z
  .object({
    key: z.string().meta({ examples: ['accept_invitation'] }),
    by: z.enum(handoverSides),
    title: z.string().meta({ examples: ['Accept the invitation'] }),
    text: z.string().meta({ examples: ['Open the mail from YouTube and choose Accept invitation.'] }),
    state: z.enum(handoverStepStates).meta({
      description: 'waiting: an earlier step is missing, or the wait after it still runs.',
    }),
    ready_at: timestamp.nullable().meta({ description: 'Null while an earlier step is missing.' }),
    due_at: timestamp.nullable().meta({ description: 'Null while it waits, and once it is done.' }),
    wait: stepWait.nullable().meta({ description: 'What the platform imposes after this step.' }),
    done_at: timestamp.nullable(),
    done_by: z
      .enum([...handoverSides, 'clock'])
      .nullable()
      .meta({ description: 'The clock goes on when a side stays silent.' }),
    done_late: z.boolean().meta({
      description: 'Its side did it after its time was over, so that the payment can be later.',
      examples: [false],
    }),
    note: z
      .string()
      .nullable()
      .meta({ examples: ['Invited zainab@example.com as owner.'] }),
    pictures: z.array(picture),
    contested_at: timestamp.nullable(),
    contest_text: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    evidence: z.array(z.enum(stepEvidence)).meta({ description: 'What counts as evidence of it.' }),
    may_tick: z.boolean().meta({ description: 'The one who asks can tick it off now.' }),
    may_contest: z.boolean().meta({ description: 'The one who asks can say that it is not done.' }),
  })
  .meta({ id: 'HandoverStep' });
export type HandoverStep = z.infer<typeof handoverStep>;

const handoverCode = z
  .object({
    id,
    from: z.enum(handoverSides),
    created_at: timestamp,
    expires_at: timestamp,
    read_at: timestamp.nullable(),
    may_read: z.boolean().meta({ description: 'It waits for the one who asks.' }),
  })
  .meta({ id: 'HandoverCode' });
export type HandoverCode = z.infer<typeof handoverCode>;

const handover = z
  .object({
    purchase_id: id,
    viewer: z.enum(handoverSides),
    platform: z.enum(platforms),
    handle: z.string().meta({ examples: ['@lagosfoodie'] }),
    status: z.enum(purchaseStatuses),
    stage: z.enum(purchaseStages),
    kind: z.enum(handoverKinds),
    mailbox: z.enum(mailboxes).nullable(),
    cover_days: z.int().meta({ description: 'Days of cover after the confirmation.', examples: [0] }),
    plan_version: z
      .int()
      .nullable()
      .meta({ description: 'Null for the plain hand-over of credentials.', examples: [1] }),
    turn: z.enum(handoverSides).nullable().meta({ description: 'Null while a wait of the platform runs.' }),
    due_at: timestamp.nullable(),
    inspection_from: timestamp.nullable().meta({
      description: 'When the inspection begins or began; null while a step it depends on is missing.',
    }),
    inspection_hours: z
      .int()
      .nullable()
      .meta({ examples: [72] }),
    release_at: timestamp.nullable().meta({
      description: 'When the seller is paid if neither side acts; during the hand-over the latest time.',
    }),
    release_waits: z.boolean().meta({
      description:
        'A bank is asking about a payment, so the money stays in escrow until that is decided, also after `release_at`.',
      examples: [false],
    }),
    may_cancel_from: timestamp.nullable().meta({
      description: 'When the buyer may cancel because the seller has not begun; null once the seller has.',
    }),
    confirm: z.object({
      allowed: z.boolean().meta({ description: 'The buyer may confirm now, if need be with the sentence.' }),
      sentence: z
        .string()
        .nullable()
        .meta({ description: 'To be typed, because steps are not ticked off.', examples: [confirmSentence] }),
      unticked: z.int().meta({ description: 'Steps that the buyer has not ticked off.', examples: [2] }),
    }),
    steps: z.array(handoverStep),
    codes: z.array(handoverCode),
    actions: z.array(z.enum(['cancel', 'send_code'])),
  })
  .meta({ id: 'Handover' });
export type Handover = z.infer<typeof handover>;

const params = z.strictObject({ id });
const stepParams = z.strictObject({
  id,
  key: z
    .string()
    .max(40)
    .meta({ examples: ['accept_invitation'] }),
});
export const handoverNoteAtMost = 1_000;
export const handoverCodeAtMost = 200;

export const handoverEndpoints = {
  listHandovers,
  showHandover: endpoint({
    method: 'GET',
    path: '/purchases/{id}/handover',
    tag: 'Purchases',
    summary: 'The steps of a hand-over, as both sides see them',
    access: 'trader',
    limit: 'read',
    params,
    reply: handover,
  }),
  tickHandoverStep: endpoint({
    method: 'POST',
    path: '/purchases/{id}/handover/steps/{key}/done',
    tag: 'Purchases',
    summary: 'Tick an own step off, with a note and pictures as evidence',
    access: 'trader',
    limit: 'upload',
    idempotent: true,
    params: stepParams,
    body: z.strictObject({
      note: text(handoverNoteAtMost)
        .optional()
        .meta({ examples: ['Invited zainab@example.com as owner.'] }),
      images: evidenceReferences.optional(),
    }),
    bodyLimitBytes: evidenceBodyLimitBytes,
    reply: handover,
    errors: [
      'purchase_state_conflict',
      'handover_step_unknown',
      'handover_step_of_other_side',
      'handover_step_not_ready',
      'evidence_image_unknown',
      'too_many_requests',
      ...imageErrors,
    ],
  }),
  contestHandoverStep: endpoint({
    method: 'POST',
    path: '/purchases/{id}/handover/steps/{key}/contest',
    tag: 'Purchases',
    summary: 'Say that a step of the other side is not done: it is open again',
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params: stepParams,
    body: z.strictObject({
      text: requiredText(handoverNoteAtMost).meta({ examples: ['No invitation arrived at my address.'] }),
    }),
    reply: handover,
    errors: [
      'purchase_state_conflict',
      'handover_step_unknown',
      'handover_step_not_done',
      'dispute_window_closed',
      'handover_contested_too_often',
    ],
  }),
  sendHandoverCode: endpoint({
    method: 'POST',
    path: '/purchases/{id}/handover/codes',
    tag: 'Purchases',
    summary: `Pass a code to the other side: sealed, readable once, for ${handoverCodeMinutes} minutes`,
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({
      code: requiredText(handoverCodeAtMost).meta({ examples: ['482 913'] }),
    }),
    reply: handover,
    errors: ['purchase_state_conflict', 'too_many_handover_codes'],
  }),
  readHandoverCode: endpoint({
    method: 'GET',
    path: '/purchases/{id}/handover/codes/{code_id}',
    tag: 'Purchases',
    summary: 'Read a code of the other side, once',
    access: 'trader',
    limit: 'write',
    params: z.strictObject({ id, code_id: id }),
    reply: z.object({ code: z.string().meta({ examples: ['482 913'] }) }),
    errors: ['purchase_state_conflict', 'handover_code_read', 'handover_code_lapsed'],
  }),
  cancelHandover: endpoint({
    method: 'POST',
    path: '/purchases/{id}/handover/cancel',
    tag: 'Purchases',
    summary: 'The seller never began: cancel the purchase, with a whole refund',
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params,
    reply: handover,
    errors: ['purchase_state_conflict', 'handover_cancel_too_early', 'handover_begun'],
  }),
};
