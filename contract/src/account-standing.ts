import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, opaqueToken, requiredText, timestamp } from './text.ts';

/** Where a person reads what staff did about the account, and appeals. The calls of staff are in sanctions.ts. */

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

export const sanctionKind = z.enum(sanctionKinds).meta({ examples: ['selling_paused'] });

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

export const ownSanction = z
  .object({
    id,
    kind: sanctionKind,
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

const appealText = requiredText(sanctionTerms.appealLength).meta({
  examples: ['It was another account with the same picture.'],
});
const appealErrors = ['sanction_over', 'sanction_appealed', 'sanction_appeal_late'] as const;
const fromMail = { tag: 'Account', access: 'anyone', limit: 'sign_in' } as const;

export const standingEndpoints = {
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
    params: z.strictObject({ id }),
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
};
