import { z } from 'zod';
import { queryNaira } from './page.ts';

/** A day of the calendar as a query parameter. */
export const queryDay = z.iso.date().meta({ examples: ['2026-11-15'] });

/** The limits of a list by amount and by day; rows at a limit belong to it. */
export const rangeQuery = {
  amount_from: queryNaira.optional().meta({ description: 'At least this much.' }),
  amount_to: queryNaira.optional().meta({ description: 'At most this much.' }),
  date_from: queryDay.optional().meta({ description: 'The first day, in the time zone of the settings.' }),
  date_to: queryDay.optional().meta({ description: 'The last day, in the time zone of the settings.' }),
};
export type RangeFilter = z.output<z.ZodObject<typeof rangeQuery>>;

/** For a query with these limits: the sentence stands at the end of the range. */
export function checkRanges(range: RangeFilter, context: z.RefinementCtx<RangeFilter>): void {
  const { amount_from: least, amount_to: most, date_from: first, date_to: last } = range;
  if (least !== undefined && most !== undefined && least > most) {
    context.addIssue({ code: 'custom', path: ['amount_to'], message: rangeSentences.amount });
  }
  if (first !== undefined && last !== undefined && first > last) {
    context.addIssue({ code: 'custom', path: ['date_to'], message: rangeSentences.date });
  }
}

export const rangeSentences = {
  amount: 'Please enter an amount that is not below the first one.',
  date: 'Please choose a day that is not before the first one.',
} as const;
