import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './text.ts';
import { workKinds } from './work-fields.ts';

/** How the platform is doing for those who run it: by week, by member of staff, and what waits now. */

export const figurePeriods = ['4w', '12w', '26w'] as const;
/** Up to now. */
export type RunningPeriod = (typeof figurePeriods)[number];
const isMonday = (day: string) => new Date(`${day}T00:00:00.000Z`).getUTCDay() === 1;
/** The last weeks, the Monday of a closed week, or a closed month. */
export const figurePeriod = z.union([
  z.enum(figurePeriods),
  z.iso
    .date()
    .regex(/^20/)
    .refine(isMonday, { message: 'A week begins on Monday.' })
    .meta({ description: 'A closed week by its Monday, in Lagos.', examples: ['2026-11-09'] }),
  z
    .string()
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
    .meta({ description: 'A closed month, in Lagos.', examples: ['2026-10'] }),
]);
export type FigurePeriod = z.infer<typeof figurePeriod>;
export const figureTables = ['weeks', 'people', 'kinds', 'backlog'] as const;
export type FigureTable = (typeof figureTables)[number];

const count = z.int().meta({ examples: [12] });
const percent = z
  .number()
  .nullable()
  .meta({ description: 'Null without purchases.', examples: [2.5] });
const hours = z
  .number()
  .nullable()
  .meta({ description: 'The median, in hours; null without any.', examples: [5.5] });

const workDone = {
  answers: count.meta({ description: 'First answers to tickets.', examples: [14] }),
  answer_hours: hours,
  decisions: count.meta({
    description:
      'Disputes, appeals, claims, chargebacks, listings, reports, applications, withdrawals, bank accounts, parked payments, appeals against sanctions and proposals.',
    examples: [31],
  }),
  decision_hours: hours,
  ratings: count.meta({ description: 'Ratings of closed tickets.', examples: [9] }),
  good_ratings: count.meta({ examples: [8] }),
  good_rate: z
    .number()
    .nullable()
    .meta({ description: 'The share of good ratings in percent; null without any.', examples: [88.9] }),
};

const weekFigures = z.object({
  date: z.string().meta({ description: 'The Monday, in Lagos.', examples: ['2026-11-09'] }),
  purchases: count.meta({ description: 'Begun in the week; the three rates are of these.' }),
  disputed: count,
  refunded: count.meta({ description: 'In whole or in part.', examples: [1] }),
  recalled: count,
  dispute_rate: percent,
  refund_rate: percent,
  recall_rate: percent,
  ...workDone,
});
export type WeekFigures = z.infer<typeof weekFigures>;

const personFigures = z.object({
  id,
  name: z.string().meta({ examples: ['Ngozi Eze'] }),
  ...workDone,
});
export type PersonFigures = z.infer<typeof personFigures>;

const decided = { decisions: workDone.decisions, decision_hours: hours };
const decidedKind = z.object({ kind: z.enum(workKinds), ...decided });
export type DecidedKind = z.infer<typeof decidedKind>;

const kindBacklog = {
  kind: z.enum(workKinds),
  open: count,
  oldest_hours: z
    .number()
    .nullable()
    .meta({ description: 'The age of the oldest open item; null without any.', examples: [50.5] }),
  median_hours: hours,
};

const backlogWeek = z.object({
  date: z.string().meta({ description: 'The Monday, in Lagos.', examples: ['2026-11-09'] }),
  ...kindBacklog,
});
export type BacklogWeek = z.infer<typeof backlogWeek>;

const headline = z
  .object({
    title: z.string().meta({ examples: ['Week of Nov 9, 2026'] }),
    summary: z.string().meta({ examples: ['120 purchases began, 14 tickets were answered first.'] }),
    rows: z
      .array(
        z.object({
          label: z.string().meta({ examples: ['Disputed'] }),
          value: z.string().meta({ examples: ['2.5% (3 of 120)'] }),
          change: z.string().meta({ examples: ['0.5 points up from 2%'] }),
        }),
      )
      .meta({ description: 'None when nothing happened.' }),
  })
  .meta({ id: 'FigureHeadline' });
export type FigureHeadline = z.infer<typeof headline>;

const operatorFigures = z
  .object({
    period: figurePeriod,
    headline: headline
      .nullable()
      .meta({ description: 'Of a closed week or month, beside the one before; null for the last weeks.' }),
    weeks: z.array(weekFigures).meta({ description: 'A month counts the days in it alone.' }),
    people: z.array(personFigures),
    decided: z.object({ total: z.object(decided), kinds: z.array(decidedKind) }).meta({
      description: 'Of the whole time, in all and by kind of work; kinds without a decision are missing.',
    }),
    backlog: z.array(z.object(kindBacklog)).meta({ description: 'What is open now.' }),
    backlog_weeks: z.array(backlogWeek).meta({
      description: 'What was open at the end of each week; weeks that were not recorded are missing.',
    }),
  })
  .meta({ id: 'OperatorFigures' });
export type OperatorFigures = z.infer<typeof operatorFigures>;

const period = figurePeriod.optional().meta({ examples: ['12w'] });

export const operatorFigureEndpoints = {
  operatorFigures: endpoint({
    method: 'GET',
    path: '/admin/operator-figures',
    tag: 'Dashboard',
    summary: 'Rates and times by week and by member of staff, and what waits now',
    access: 'admin',
    limit: 'read',
    query: z.strictObject({ period }),
    reply: operatorFigures,
    errors: ['not_found'],
  }),
  exportOperatorFigures: endpoint({
    method: 'GET',
    path: '/admin/operator-figures/export',
    tag: 'Dashboard',
    summary:
      'The figures by week, by week and member of staff, by week and kind of work, or of the backlog, as a CSV file',
    access: 'admin',
    limit: 'write',
    query: z.strictObject({
      period,
      table: z
        .enum(figureTables)
        .optional()
        .meta({ examples: ['people'] }),
    }),
    errors: ['not_found'],
    produces: 'text/csv',
    producesExample:
      'week,person,answers,answer_hours,decisions,decision_hours,ratings,good_ratings,good_rate\r\n',
  }),
};
