import { z } from 'zod';
import { coverDays, handoverKinds, handoverSides } from './handover-labels.ts';
import { platforms } from './listing-labels.ts';
import { requiredText, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** A hand-over plan: the steps by which an account of one platform and kind changes hands. */

/**
 * What happens when a step is not done in time. `remind`: the clock ticks it off after the same time again; only for
 * steps of the buyer. `refund`: the purchase is cancelled and refunded; only before anything was handed over.
 * `staff`: a dispute is opened for staff to decide.
 */
const missedStepRules = ['remind', 'refund', 'staff'] as const;

export const stepEvidence = ['screenshot', 'signed_mail', 'profile_code', 'link'] as const;
export type StepEvidence = (typeof stepEvidence)[number];

const key = z
  .string()
  .regex(/^[a-z][a-z0-9_]{1,39}$/, 'Please use small letters, digits and underscores.')
  .meta({ examples: ['accept_invitation'] });

/** A time that the platform imposes after a step and that neither side can shorten. */
const wait = z
  .strictObject({
    hours: z
      .int()
      .min(1)
      .max(30 * 24)
      .meta({ examples: [168] }),
    why: requiredText(textLimits.waitReason).meta({
      examples: ['A new owner can remove other owners only after seven days.'],
    }),
    source: requiredText(300).meta({ examples: ['https://support.google.com/youtube/answer/4628007'] }),
    checked_on: z.iso
      .date()
      .meta({ description: 'When the source was read last.', examples: ['2026-11-01'] }),
  })
  .meta({ id: 'HandoverWait' });

const step = z
  .strictObject({
    key,
    by: z.enum(handoverSides),
    title: requiredText(textLimits.stepTitle).meta({ examples: ['Accept the invitation'] }),
    text: requiredText(textLimits.stepText).meta({
      examples: ['Open the mail from YouTube and choose Accept invitation.'],
    }),
    needs: z
      .array(key)
      .max(10)
      .meta({ description: 'Steps that come before.', examples: [['invite_owner']] }),
    wait: wait.nullable().meta({ description: 'After the step is done.' }),
    deadline_hours: z
      .int()
      .min(12)
      .max(14 * 24)
      .meta({ description: 'From the moment at which the step can be done.', examples: [48] }),
    when_missed: z.enum(missedStepRules),
    evidence: z.array(z.enum(stepEvidence)).meta({ examples: [['screenshot']] }),
  })
  .meta({ id: 'HandoverPlanStep' });
export type HandoverPlanStep = z.infer<typeof step>;

export const handoverRisks = ['low', 'medium', 'high'] as const;

/** What an administrator edits. */
export const handoverPlanInput = {
  risk: z.enum(handoverRisks),
  inspection_hours: z
    .int()
    .min(24)
    .max(14 * 24)
    .meta({ description: 'For the buyer, after the last wait.', examples: [72] }),
  minimum_cover_days: z
    .union(coverDays.map((days) => z.literal(days)))
    .default(0)
    .meta({
      description: 'The least cover that a listing of this kind must offer; left out, none.',
      examples: [0],
    }),
  steps: z.array(step).min(1).max(20),
};

export const handoverPlan = z
  .object({
    platform: z.enum(platforms),
    kind: z.enum(handoverKinds),
    version: z.int().meta({ description: 'The shipped version is 1.', examples: [1] }),
    valid_from: timestamp.nullable().meta({ description: 'Null for the shipped version.', examples: [null] }),
    ...handoverPlanInput,
  })
  .meta({ id: 'HandoverPlan' });
export type HandoverPlan = z.infer<typeof handoverPlan>;
