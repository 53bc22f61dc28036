import { z } from 'zod';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { id, opaqueToken, requiredText, timestamp } from './text.ts';

/** What staff do about a person who breaks the rules, from a warning to a suspension, and where the person reads it. */

export const sanctionKinds = ['warning', 'selling_paused', 'withdrawals_paused', 'suspension'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** Every sentence and form that names one of these figures is built from them. */
export const sanctionTerms = {
  reasonLength: 500,
  noteLength: 1_000,
  /** The longest end that can be set; longer ones stand until they are lifted. */
  daysAtMost: 365,
  /** An appeal is possible for so long after it was given. */
  appealDays: 14,
  appealLength: 2_000,
} as const;

const kind = z.enum(sanctionKinds).meta({ examples: ['selling_paused'] });
const reason = requiredText(sanctionTerms.reasonLength).meta({
  description: 'The person reads it.',
  examples: ['Offered the same account twice.'],
});

export const appealOutcomes = ['upheld', 'lifted'] as const;
export type AppealOutcome = (typeof appealOutcomes)[number];

const appeal = z
  .object({
    at: timestamp,
    text: z.string().meta({ examples: ['It was another account with the same picture.'] }),
    decided_at: timestamp.nullable().meta({ description: 'Null while it waits.' }),
    outcome: z
      .enum([...appealOutcomes, 'withdrawn'])
      .nullable()
      .meta({
        description: 'Upheld: the sanction stays. Withdrawn: the account was deleted meanwhile.',
        examples: [null],
      }),
    answer: z
      .string()
      .nullable()
      .meta({ description: 'Why it stays.', examples: [null] }),
  })
  .nullable()
  .meta({ description: 'Null when there was none.' });

const ownSanction = z
  .object({
    id,
    kind,
    reason: z.string().meta({ examples: ['Offered the same account twice.'] }),
    from: timestamp,
    until: timestamp.nullable().meta({ description: 'When it ends by itself; null until it is lifted.' }),
    ended: z
      .object({
        at: timestamp,
        reason: z
          .string()
          .nullable()
          .meta({ description: 'Null when its time was over.', examples: ['It was a mistake of ours.'] }),
      })
      .nullable()
      .meta({ description: 'Null while it stands.' }),
    appeal,
    appeal_until: timestamp
      .nullable()
      .meta({ description: 'Until when the person may appeal; null when that is not possible any more.' }),
  })
  .meta({ id: 'OwnSanction' });
export type OwnSanction = z.infer<typeof ownSanction>;

export const sanctionActions = ['lift', 'decide_appeal'] as const;

const sanction = ownSanction
  .extend({
    note: z
      .string()
      .nullable()
      .meta({ description: 'For staff only.', examples: ['See the report.'] }),
    given_by: z
      .string()
      .nullable()
      .meta({ examples: ['Amara Okafor'] }),
    ended_by: z
      .string()
      .nullable()
      .meta({ examples: ['Amara Okafor'] }),
    report_id: id.nullable().meta({ description: 'The report that led to it.' }),
    actions: z.array(z.enum(sanctionActions)).meta({ description: 'What the caller may do about it.' }),
  })
  .meta({ id: 'Sanction' });
export type Sanction = z.infer<typeof sanction>;

const params = z.strictObject({ id });
const appealText = requiredText(sanctionTerms.appealLength).meta({
  examples: ['It was another account with the same picture.'],
});
const appealErrors = ['sanction_over', 'sanction_appealed', 'sanction_appeal_late'] as const;
const fromMail = { tag: 'Account', access: 'anyone', limit: 'sign_in' } as const;
const acting = { tag: 'Users', access: 'suspensions', params } as const;

export const sanctionEndpoints = {
  showStanding: endpoint({
    method: 'GET',
    path: '/user/standing',
    tag: 'Account',
    summary: 'The own warnings, pauses and suspensions, current and past, newest first',
    access: 'signed_in',
    limit: 'read',
    reply: z.array(ownSanction),
  }),
  appealSanction: endpoint({
    method: 'POST',
    path: '/user/sanctions/{id}/appeal',
    tag: 'Account',
    summary: 'Ask once that another member of staff looks at an own warning or pause again',
    access: 'signed_in',
    limit: 'write',
    params,
    body: z.strictObject({ text: appealText }),
    reply: z.array(ownSanction),
    errors: appealErrors,
  }),
  showSuspension: endpoint({
    ...fromMail,
    method: 'POST',
    path: '/suspension-appeals/show',
    summary: 'The suspension that a mailed link is about, for a person who cannot sign in',
    body: z.strictObject({ token: opaqueToken }),
    reply: ownSanction,
    errors: ['appeal_link_invalid'],
  }),
  appealSuspension: endpoint({
    ...fromMail,
    method: 'POST',
    path: '/suspension-appeals',
    summary: 'Appeal once against a suspension, with the token of the mail about it',
    body: z.strictObject({ token: opaqueToken, text: appealText }),
    reply: z.null(),
    errors: ['appeal_link_invalid', ...appealErrors],
  }),
  listSanctions: endpoint({
    tag: 'Users',
    access: 'people',
    params,
    method: 'GET',
    path: '/admin/users/{id}/sanctions',
    summary: 'Warnings, pauses and suspensions of a person, newest first',
    limit: 'read',
    reply: z.array(sanction),
  }),
  addSanction: endpoint({
    ...acting,
    method: 'POST',
    path: '/admin/users/{id}/sanctions',
    summary:
      'Warn a person, pause selling or withdrawals, or suspend; the person is told the reason. An administrator needs a proof of presence to suspend',
    limit: 'write',
    proof: 'sometimes',
    body: z
      .strictObject({
        kind,
        reason,
        note: requiredText(sanctionTerms.noteLength)
          .optional()
          .meta({ description: 'For staff only.', examples: ['See the report.'] }),
        days: z
          .int()
          .min(1)
          .max(sanctionTerms.daysAtMost)
          .optional()
          .meta({ description: 'After so many days it ends by itself. Without it, when it is lifted.' }),
      })
      .refine((order) => order.kind !== 'warning' || order.days === undefined, {
        path: ['days'],
        message: 'A warning has no end.',
      }),
    reply: z.array(sanction),
    beside: z.object({ approval: waitingApproval }),
    errors: [
      'own_account_refused',
      'last_admin_protected',
      'staff_protected',
      'approval_waiting',
      'sanction_stands',
    ],
  }),
  liftSanction: endpoint({
    ...acting,
    method: 'POST',
    path: '/admin/sanctions/{id}/lift',
    summary:
      'End a sanction before its time; the person is told the reason. The suspension of staff who answer proposals needs a proof of presence',
    limit: 'write',
    proof: 'sometimes',
    body: z.strictObject({
      reason: requiredText(sanctionTerms.reasonLength).meta({ examples: ['It was a mistake of ours.'] }),
    }),
    reply: z.array(sanction),
    beside: z.object({ approval: waitingApproval }),
    errors: ['own_account_refused', 'sanction_over', 'approval_waiting'],
  }),
  decideSanctionAppeal: endpoint({
    ...acting,
    method: 'POST',
    path: '/admin/sanctions/{id}/appeal',
    summary: 'Decide an appeal: the sanction stays or ends; never by the one who gave it',
    limit: 'write',
    proof: 'sometimes',
    body: z.strictObject({
      outcome: z.enum(appealOutcomes),
      reason: requiredText(sanctionTerms.reasonLength).meta({ examples: ['The pictures are the same.'] }),
    }),
    reply: z.array(sanction),
    beside: z.object({ approval: waitingApproval }),
    errors: ['own_account_refused', 'sanction_appeal_closed', 'sanction_appeal_of_other', 'approval_waiting'],
  }),
};
