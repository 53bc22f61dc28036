import { z } from 'zod';
import { appealOutcomes, ownSanction, sanctionKind, sanctionTerms } from './account-standing.ts';
import { waitingApproval } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { id, requiredText } from './text.ts';

/** What staff do about a person who breaks the rules, from a warning to a suspension. */

const reason = requiredText(sanctionTerms.reasonLength).meta({
  description: 'The person reads it.',
  examples: ['Offered the same account twice.'],
});

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
    given_by_id: id.nullable(),
    ended_by: z
      .string()
      .nullable()
      .meta({ examples: ['Amara Okafor'] }),
    ended_by_id: id.nullable(),
    report_id: id.nullable().meta({ description: 'The report that led to it.' }),
    actions: z.array(z.enum(sanctionActions)).meta({ description: 'What the caller may do about it.' }),
  })
  .meta({ id: 'Sanction' });
export type Sanction = z.infer<typeof sanction>;

const params = z.strictObject({ id });
const acting = { tag: 'Users', access: 'suspensions', params } as const;

export const sanctionEndpoints = {
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
        kind: sanctionKind,
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
