import { z } from 'zod';
import { appealHours } from './dispute-terms.ts';
import { naira } from './money.ts';
import { settlementDivision } from './settlement-fields.ts';
import { id, timestamp } from './text.ts';

/** Rulings and appeals as both sides and staff read them. */

export const rulingRules = [
  'account_not_delivered',
  'taken_back_by_seller',
  'banned_for_before',
  'not_as_described',
  'access_incomplete',
  'buyer_changed_mind',
  'buyer_at_fault',
  'no_evidence',
  'other',
] as const;
export type RulingRule = (typeof rulingRules)[number];

/** What both sides read about the rule that a ruling follows. */
export const rulingRuleTexts: Readonly<Record<RulingRule, { label: string; text: string }>> = {
  account_not_delivered: {
    label: 'Account not delivered',
    text: 'A buyer who never got into the account that was sold gets the price back.',
  },
  taken_back_by_seller: {
    label: 'Account taken back',
    text: 'A seller who takes the account back, or lets an earlier owner do so, is not paid for it.',
  },
  banned_for_before: {
    label: 'Banned for what happened before the sale',
    text: 'The seller answers for what the platform punishes after the sale and what happened before it.',
  },
  not_as_described: {
    label: 'Not as described',
    text: 'An account that differs from its listing in a way that matters is not worth the agreed price.',
  },
  access_incomplete: {
    label: 'Access incomplete',
    text: 'Everything that belongs to the account is handed over, its mailbox and its recovery codes included.',
  },
  buyer_changed_mind: {
    label: 'Change of mind',
    text: 'An account that is as described is not taken back because the buyer no longer wants it.',
  },
  buyer_at_fault: {
    label: 'Caused by the buyer',
    text: 'The seller does not answer for what the buyer did to the account after the hand-over.',
  },
  no_evidence: {
    label: 'Not shown',
    text: 'A claim that nothing in the case supports changes nothing about the sale.',
  },
  other: {
    label: 'Other',
    text: 'None of the usual rules fits; the details say what the decision follows.',
  },
};

export const rulingTypes = ['favor_buyer', 'favor_seller', 'partial_refund', 'replacement'] as const;
export type RulingType = (typeof rulingTypes)[number];
export const rulingStatuses = ['waiting', 'appealed', 'executed', 'replaced', 'taken_back'] as const;
export type RulingStatus = (typeof rulingStatuses)[number];
export const appealStatuses = ['open', 'upheld', 'replaced', 'awarded'] as const;
export type AppealStatus = (typeof appealStatuses)[number];

/** At most this many statements and pictures are named as evidence. */
export const evidenceNamedAtMost = 30;

export const ruling = z
  .object({
    id,
    type: z.enum(rulingTypes),
    status: z.enum(rulingStatuses).meta({
      description:
        'waiting: money moves when the time for an appeal is over. executed: it moved. replaced: another ruling holds. taken_back: it holds no more, and the dispute is open again.',
    }),
    ...settlementDivision,
    rule: z.enum(rulingRules).nullable(),
    evidence: z.array(id).meta({ description: 'Statements and pictures of this case that it rests on.' }),
    details: z.string().meta({ examples: ['Half of the followers were gone on the day of the sale.'] }),
    early_reason: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    decided_at: timestamp,
    appeal_until: timestamp
      .nullable()
      .meta({ description: `${appealHours} hours after the decision; null when no appeal is possible.` }),
    buyer_waived: z.boolean(),
    seller_waived: z.boolean(),
    executed_at: timestamp.nullable(),
    waits_for_bank: z.boolean().meta({
      description:
        'A bank is asking about a payment, so a waiting ruling that pays the seller is not carried out until that is decided.',
      examples: [false],
    }),
  })
  .meta({ id: 'Ruling' });
export type Ruling = z.infer<typeof ruling>;

export const appeal = z
  .object({
    id,
    by: z.enum(['buyer', 'seller']),
    status: z.enum(appealStatuses),
    text: z.string().meta({ examples: ['The picture shows another account.'] }),
    opened_at: timestamp,
    limit: naira.meta({ description: 'What the appellant lost by the ruling.', examples: [90_000] }),
    decided_at: timestamp.nullable(),
    details: z
      .string()
      .nullable()
      .meta({ examples: [null] }),
    award: naira.nullable().meta({
      description: 'What Oja paid to the appellant from its own account.',
      examples: [null],
    }),
  })
  .meta({ id: 'Appeal' });
export type Appeal = z.infer<typeof appeal>;
