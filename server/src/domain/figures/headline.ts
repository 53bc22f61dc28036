import { hoursText, percentText } from '@oja/contract/figure-texts';
import { lagosDay } from '@oja/contract/lagos-time';
import type { FigureHeadline, FigurePeriod, WeekFigures } from '@oja/contract/operator-figures';
import { isMonth, spanOf } from './figure-periods.ts';

export type Totals = Omit<WeekFigures, 'date'>;

const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Lagos',
});

/** The figures of a closed week or month in words, beside those of the one before. The page and the mail show the same. */
export function writeHeadline(period: FigurePeriod, now: Totals, before: Totals): FigureHeadline {
  const earlier = isMonth(period) ? 'the month before' : 'the week before';
  return {
    title: titleOf(period),
    summary: `${spanText(period)} ${isEmpty(now) ? nothing : mayStillCome}`,
    rows: isEmpty(now) && isEmpty(before) ? [] : rowsOf(now, before, earlier),
  };
}

/** Week of Nov 9, 2026, or October 2026. */
function titleOf(period: FigurePeriod): string {
  const { from } = spanOf(period, new Date(0));
  return isMonth(period) ? monthName.format(from) : `Week of ${lagosDay(from)}`;
}

const nothing =
  'Nothing happened: no purchase began, no ticket got its first answer, nothing was decided and no closed ticket was rated.';
const mayStillCome = 'Purchases that began in this time may still be disputed or refunded.';

function spanText(period: FigurePeriod): string {
  const { from, to } = spanOf(period, new Date(0));
  return `${lagosDay(from)} to ${lagosDay(new Date(to.getTime() - 1))}, by the clock of Lagos.`;
}

function isEmpty(totals: Totals): boolean {
  return totals.purchases + totals.answers + totals.decisions + totals.ratings === 0;
}

function rowsOf(now: Totals, before: Totals, earlier: string): FigureHeadline['rows'] {
  const count = (label: string, field: 'purchases' | 'answers' | 'decisions') => ({
    label,
    value: countText(now[field]),
    change: `${compare(now[field], before[field], { more: 'more than', less: 'fewer than', text: countText })} ${earlier}`,
  });
  const share = (label: string, { rate, part, of, none }: ShareFields) => ({
    label,
    value:
      now[rate] === null
        ? sentence(none)
        : `${percentText(now[rate])} (${countText(now[part])} of ${countText(now[of])})`,
    change: changeOf(now[rate], before[rate], {
      none,
      earlier,
      whole: percentText,
      more: 'more than',
      less: 'less than',
      text: (points) => (points === 1 ? '1 point' : `${points} points`),
    }),
  });
  const time = (label: string, field: 'answer_hours' | 'decision_hours', none: string) => ({
    label,
    value: now[field] === null ? sentence(none) : hoursText(now[field]),
    change: changeOf(now[field], before[field], {
      none,
      earlier,
      whole: hoursText,
      more: 'longer than',
      less: 'shorter than',
      text: hoursText,
    }),
  });
  const ofPurchases = { of: 'purchases', none: 'no purchase' } as const;
  return [
    count('Purchases begun', 'purchases'),
    share('Disputed', { rate: 'dispute_rate', part: 'disputed', ...ofPurchases }),
    share('Refunded in whole or in part', { rate: 'refund_rate', part: 'refunded', ...ofPurchases }),
    share('Taken back by the seller', { rate: 'recall_rate', part: 'recalled', ...ofPurchases }),
    count('First answers to tickets', 'answers'),
    time('Time to the first answer (median)', 'answer_hours', 'no first answer'),
    count('Decisions', 'decisions'),
    time('Time to a decision (median)', 'decision_hours', 'no decision'),
    share('Good ratings of support', {
      rate: 'good_rate',
      part: 'good_ratings',
      of: 'ratings',
      none: 'no rating',
    }),
  ];
}

interface ShareFields {
  rate: 'dispute_rate' | 'refund_rate' | 'recall_rate' | 'good_rate';
  part: 'disputed' | 'refunded' | 'recalled' | 'good_ratings';
  of: 'purchases' | 'ratings';
  none: string;
}

interface ChangeTexts {
  more: string;
  less: string;
  /** The difference. */
  text: (difference: number) => string;
}

function changeOf(
  now: number | null,
  before: number | null,
  texts: ChangeTexts & { none: string; earlier: string; whole: (value: number) => string },
): string {
  const { none, earlier, whole } = texts;
  if (before === null) return `${none} ${earlier}${now === null ? ' either' : ''}`;
  if (now === null) return `${whole(before)} ${earlier}`;
  return `${compare(now, before, texts)} ${earlier}`;
}

function compare(now: number, before: number, { more, less, text }: ChangeTexts): string {
  const difference = Math.round((now - before) * 10) / 10;
  if (difference === 0) return 'the same as';
  return `${text(Math.abs(difference))} ${difference > 0 ? more : less}`;
}

const countText = (count: number) => count.toLocaleString('en-NG');

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
