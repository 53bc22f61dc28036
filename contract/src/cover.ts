import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { checkIn } from './cover-fields.ts';
import {
  checkInAnswers,
  type checkInDays,
  claimKinds,
  claimSources,
  claimStatuses,
  claimTerms,
} from './cover-labels.ts';
import { sellerAnswerHours } from './dispute-terms.ts';
import { earlyReasonAtMost } from './disputes.ts';
import { endpoint } from './endpoint.ts';
import { handoverKinds, mailboxes } from './handover-labels.ts';
import { platforms } from './listing-fields.ts';
import { naira, positiveNaira } from './money.ts';
import { traderSides } from './offers.ts';
import { cursorQuery, nextCursor } from './page.ts';
import {
  evidenceBodyLimitBytes,
  evidenceReferences,
  imageErrors,
  picture,
  transactionReference,
} from './purchase-fields.ts';
import { id, requiredText, timestamp } from './text.ts';

/** Cover after confirmation: what is held until when, the questions to the buyer, and claims. */

const claimFields = {
  id,
  kind: z.enum(claimKinds),
  details: z.string().meta({ examples: ['The password was changed on the third day.'] }),
  pictures: z.array(picture).meta({ description: 'What the buyer sent with it.' }),
  source: z
    .enum(claimSources)
    .meta({ description: '`check_in`: it was opened by the answer "lost it".', examples: ['buyer'] }),
  holds_payouts: z.boolean().meta({
    description:
      'Whether all payouts of the seller wait while it is open: not for a purchase below the minimum price that counts.',
    examples: [true],
  }),
  status: z.enum(claimStatuses),
  opened_at: timestamp,
  seller_due_at: timestamp.meta({ description: `The seller answers within ${sellerAnswerHours} hours.` }),
  staff_due_at: timestamp.meta({ description: 'Our team decides by then.' }),
  seller_answer: z
    .string()
    .nullable()
    .meta({ examples: [null] }),
  seller_answered_at: timestamp.nullable().meta({ examples: [null] }),
  seller_pictures: z.array(picture).meta({ description: 'What the seller sent with the answer.' }),
  decision: z
    .string()
    .nullable()
    .meta({ description: 'What staff wrote about the decision.', examples: [null] }),
  early_reason: z
    .string()
    .nullable()
    .meta({
      description: 'Why it was decided while the seller could still answer; null when it was not.',
      examples: [null],
    }),
  ended_at: timestamp.nullable().meta({ examples: [null] }),
  refund: naira.nullable().meta({ description: 'What the buyer got; null unless upheld.', examples: [null] }),
};

const claim = z.object(claimFields).meta({ id: 'CoverClaim' });
export type CoverClaim = z.infer<typeof claim>;

export const coverActions = ['claim', 'check_in', 'answer_claim', 'add_details', 'withdraw_claim'] as const;
export type CoverAction = (typeof coverActions)[number];

const coverFields = {
  purchase_id: id,
  reference: transactionReference,
  handle: z.string().meta({ examples: ['@lagosfoodie'] }),
  platform: z.enum(platforms),
  price: naira.meta({ examples: [150_000] }),
  paid: naira.meta({ description: 'What the seller got at confirmation.', examples: [101_250] }),
  held: naira.meta({ description: 'The part of the payout that was held.', examples: [33_750] }),
  days: z.int().meta({ examples: [14] }),
  began_at: timestamp,
  ends_at: timestamp.meta({ description: 'The first moment at which no claim can be opened any more.' }),
  ended_at: timestamp.nullable(),
  released: naira
    .nullable()
    .meta({ description: 'What of the held part the seller got; null while cover runs.', examples: [null] }),
  check_ins: z.array(checkIn),
};

const cover = z
  .object({
    ...coverFields,
    handover_kind: z.enum(handoverKinds),
    mailbox: z
      .enum(mailboxes)
      .nullable()
      .meta({ description: 'Null when the seller stated nothing about it.', examples: [null] }),
    claimable: naira.meta({
      description: 'The most that a claim can bring back to the buyer.',
      examples: [150_000],
    }),
    release_waits: z.boolean().meta({
      description:
        'A bank is asking about a payment, so the held part is not paid until that is decided, also after `ends_at`.',
      examples: [false],
    }),
    sold_on: z.boolean().meta({
      description:
        'For the buyer: they sold the account on, so nothing can be claimed for it. The cover of the new buyer counts.',
      examples: [false],
    }),
    viewer: z.enum(traderSides),
    claims: z.array(claim).meta({ description: 'The latest first.' }),
    actions: z.array(z.enum(coverActions)),
  })
  .meta({ id: 'Cover' });
export type Cover = z.infer<typeof cover>;

const party = z.object({
  id,
  name: z.string().meta({ examples: ['Zainab Bello'] }),
  email: z.string().meta({ examples: ['buyer@oja.test'] }),
});

const staffClaimRow = z
  .object({
    ...claimFields,
    purchase_id: id,
    reference: transactionReference,
    handle: z.string().meta({ examples: ['@lagosfoodie'] }),
    platform: z.enum(platforms),
    price: naira.meta({ examples: [150_000] }),
    held: naira.meta({ examples: [33_750] }),
    buyer: party,
    seller: party,
  })
  .meta({ id: 'StaffClaimRow' });
export type StaffClaimRow = z.infer<typeof staffClaimRow>;

const staffClaim = z
  .object({
    ...staffClaimRow.shape,
    cover: z.object(coverFields),
    refundable: naira.meta({ description: 'The most that can go back to the buyer.', examples: [150_000] }),
    seller_may_answer_until: timestamp
      .nullable()
      .meta({ description: 'A decision before this time needs an early_reason; null when none is needed.' }),
    approval: waitingApproval,
    blocked: z
      .string()
      .nullable()
      .meta({ description: 'Why the one who asks cannot decide it.', examples: [null] }),
  })
  .meta({ id: 'StaffClaim' });
export type StaffClaim = z.infer<typeof staffClaim>;

const preview = z
  .object({
    refund: naira.meta({ examples: [150_000] }),
    from_held: naira.meta({ examples: [33_750] }),
    from_wallet: naira.meta({ examples: [101_250] }),
    debt: naira.meta({ description: 'What the seller would owe.', examples: [0] }),
    fee_returned: naira.meta({ examples: [15_000] }),
    released: naira.meta({ description: 'What is left of the held part, for the seller.', examples: [0] }),
  })
  .meta({ id: 'ClaimPreview' });
export type ClaimPreview = z.infer<typeof preview>;

const coverTerms = z
  .object({
    days: z.int().meta({ description: 'Zero without cover.', examples: [14] }),
    price: naira.meta({ examples: [150_000] }),
    fee: naira.meta({ examples: [15_000] }),
    paid: naira.meta({ description: 'What the seller gets at confirmation.', examples: [101_250] }),
    held: naira.meta({ description: 'What is held until cover ends.', examples: [33_750] }),
  })
  .meta({ id: 'CoverTerms' });
export type CoverTerms = z.infer<typeof coverTerms>;

const amountInQuery = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/, 'Please enter an amount with at most two decimals.')
  .meta({ examples: ['150000'] })
  .transform(Number);

const params = z.strictObject({ id });
const details = requiredText(claimTerms.detailsLength);
const decisionErrors = ['claim_state_conflict', 'party_cannot_decide', 'refund_amount_wrong'] as const;

export const coverEndpoints = {
  coverTerms: endpoint({
    method: 'GET',
    path: '/listings/{id}/cover-terms',
    tag: 'Cover',
    summary:
      'What the seller of a listing would be paid when, if it were bought now; for its seller also before it is on the market',
    access: 'trader',
    limit: 'read',
    params,
    query: z.strictObject({
      price: amountInQuery.optional().meta({ description: 'An agreed price instead of the asking price.' }),
    }),
    reply: coverTerms,
  }),
  showCover: endpoint({
    method: 'GET',
    path: '/purchases/{id}/cover',
    tag: 'Cover',
    summary: 'The cover of a purchase with its claims, for its buyer and its seller',
    access: 'trader',
    limit: 'read',
    params,
    reply: cover,
  }),
  openClaim: endpoint({
    method: 'POST',
    path: '/purchases/{id}/claims',
    tag: 'Cover',
    summary:
      'Report that the account was lost: the held part waits, and the payouts of the seller unless the purchase was small',
    access: 'trader',
    limit: 'upload',
    idempotent: true,
    params,
    body: z.strictObject({
      kind: z.enum(claimKinds),
      details: details.meta({ examples: ['The password was changed on the third day.'] }),
      images: evidenceReferences.optional(),
    }),
    bodyLimitBytes: evidenceBodyLimitBytes,
    reply: cover,
    errors: [
      'cover_not_running',
      'account_sold_on',
      'claim_open_already',
      'too_many_claims',
      'evidence_image_unknown',
      ...imageErrors,
    ],
  }),
  answerCheckIn: endpoint({
    method: 'POST',
    path: '/purchases/{id}/check-ins/{day}',
    tag: 'Cover',
    summary: 'Answer whether the account is still yours; "lost" opens a claim',
    access: 'trader',
    limit: 'write',
    params: z.strictObject({
      id,
      day: z
        .enum(['1', '3', '7', '14', '30'])
        .transform((day) => Number(day) as (typeof checkInDays)[number])
        .meta({ examples: ['3'] }),
    }),
    body: z.strictObject({ answer: z.enum(checkInAnswers) }),
    reply: cover,
    errors: ['cover_not_running', 'account_sold_on', 'check_in_answered', 'too_many_claims'],
  }),
  answerClaim: endpoint({
    method: 'POST',
    path: '/claims/{id}/answer',
    tag: 'Cover',
    summary: 'The seller answers a claim; a later answer replaces the earlier one with its pictures',
    access: 'trader',
    limit: 'upload',
    idempotent: true,
    params,
    body: z.strictObject({
      text: details.meta({ examples: ['I have not signed in since the sale.'] }),
      images: evidenceReferences.optional(),
    }),
    bodyLimitBytes: evidenceBodyLimitBytes,
    reply: cover,
    errors: ['claim_state_conflict', 'evidence_image_unknown', ...imageErrors],
  }),
  addClaimDetails: endpoint({
    method: 'POST',
    path: '/claims/{id}/details',
    tag: 'Cover',
    summary: 'The buyer adds text and pictures to an open claim; what was written before stays',
    access: 'trader',
    limit: 'upload',
    idempotent: true,
    params,
    body: z.strictObject({
      text: details.meta({ examples: ['The mail about the new password came at 02:14.'] }),
      images: evidenceReferences.optional(),
    }),
    bodyLimitBytes: evidenceBodyLimitBytes,
    reply: cover,
    errors: ['claim_state_conflict', 'claim_details_full', 'evidence_image_unknown', ...imageErrors],
  }),
  withdrawClaim: endpoint({
    method: 'POST',
    path: '/claims/{id}/withdraw',
    tag: 'Cover',
    summary: 'The buyer takes a claim back; cover goes on',
    access: 'trader',
    limit: 'write',
    params,
    reply: cover,
    errors: ['claim_state_conflict'],
  }),

  listClaims: endpoint({
    method: 'GET',
    path: '/admin/claims',
    tag: 'Cover',
    summary: 'Claims to decide, the one that is due first on top; or those that ended, the latest first',
    access: 'cases',
    limit: 'read',
    query: z.strictObject({
      ...cursorQuery,
      state: z.enum(['open', 'ended']).optional(),
      person: id.optional().meta({ description: 'Only claims of this buyer or seller.' }),
    }),
    reply: z.array(staffClaimRow),
    beside: z.object({ ...nextCursor, open: z.int().meta({ examples: [2] }) }),
  }),
  showClaim: endpoint({
    method: 'GET',
    path: '/admin/claims/{id}',
    tag: 'Cover',
    summary: 'One claim with the whole cover of its purchase',
    access: 'cases',
    limit: 'read',
    params,
    reply: staffClaim,
  }),
  previewClaim: endpoint({
    method: 'GET',
    path: '/admin/claims/{id}/preview',
    tag: 'Cover',
    summary: 'Who would pay what if the claim were upheld',
    access: 'cases',
    limit: 'read',
    params,
    query: z.strictObject({
      refund_amount: amountInQuery.optional().meta({ description: 'Without it, everything.' }),
    }),
    reply: preview,
    errors: [...decisionErrors, 'account_sold_on'],
  }),
  decideClaim: endpoint({
    method: 'POST',
    path: '/admin/claims/{id}/decide',
    tag: 'Cover',
    summary:
      'Uphold a claim, or reject it; a large refund, or one that adds to a large debt, needs the approval of another member of staff',
    access: 'cases',
    limit: 'write',
    proof: 'sometimes',
    idempotent: true,
    params,
    body: z.strictObject({
      outcome: z.enum(['upheld', 'rejected']),
      refund_amount: positiveNaira.optional().meta({
        description: 'For an upheld claim: what goes back to the buyer. Without it, everything.',
        examples: [150_000],
      }),
      details: requiredText(2_000).meta({ examples: ['The recovery mail went to the seller’s address.'] }),
      early_reason: requiredText(earlyReasonAtMost)
        .optional()
        .meta({
          description: 'Needed while the seller can still answer: why the decision does not wait.',
          examples: ['The seller wrote in the chat that the account is back.'],
        }),
    }),
    reply: staffClaim,
    beside: z.object({ approval: waitingApproval }),
    errors: [...decisionErrors, 'account_sold_on', 'seller_may_still_answer', 'approval_waiting'],
  }),
};
