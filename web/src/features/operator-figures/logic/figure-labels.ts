import type { FigureFrequency } from '@oja/contract/figure-schedules';
import type { RunningPeriod, WeekFigures } from '@oja/contract/operator-figures';
import { countOf } from '@/lib/counts';

export const figurePeriodLabels: Readonly<Record<RunningPeriod, string>> = {
  '4w': '4 weeks',
  '12w': '12 weeks',
  '26w': '26 weeks',
};

export const frequencyLabels: Readonly<Record<FigureFrequency, string>> = {
  weekly: 'Every week',
  monthly: 'Every month, on the 1st',
};

export type RateFigure = 'dispute_rate' | 'refund_rate' | 'recall_rate';
/** Of closed tickets that were rated. */
export type RatingFigure = 'good_rate';
export type TimeFigure = 'answer_hours' | 'decision_hours';

export const rateLabels: Readonly<Record<RateFigure, string>> = {
  dispute_rate: 'Disputes',
  refund_rate: 'Refunds',
  recall_rate: 'Recalls',
};

export const timeLabels: Readonly<Record<TimeFigure, string>> = {
  answer_hours: 'First answer',
  decision_hours: 'Decision',
};

export const ratingLabels: Readonly<Record<RatingFigure, string>> = { good_rate: 'Good ratings' };

/** What a picture of rates shows, in words: the whole time, not the mean of the weeks. */
export function describeRates(weeks: readonly WeekFigures[]): string {
  const sum = (field: 'purchases' | 'disputed' | 'refunded' | 'recalled') =>
    weeks.reduce((total, week) => total + week[field], 0);
  const purchases = sum('purchases');
  if (purchases === 0) return 'No purchase began in this time.';
  const share = (part: number) => `${Math.round((part / purchases) * 1_000) / 10}%`;
  return `Of ${purchases.toLocaleString('en-NG')} purchases ${share(sum('disputed'))} were disputed, ${share(sum('refunded'))} refunded in whole or in part, ${share(sum('recalled'))} taken back by the seller.`;
}

export function describeRatings(weeks: readonly WeekFigures[]): string {
  const sum = (field: 'ratings' | 'good_ratings') => weeks.reduce((total, week) => total + week[field], 0);
  const ratings = sum('ratings');
  if (ratings === 0) return 'No closed ticket was rated in this time.';
  const share = Math.round((sum('good_ratings') / ratings) * 1_000) / 10;
  return `${share}% of ${countOf(ratings, 'rating')} of closed tickets were good.`;
}

export function describeTimes(weeks: readonly WeekFigures[]): string {
  const sum = (field: 'answers' | 'decisions') => weeks.reduce((total, week) => total + week[field], 0);
  return `${sum('answers').toLocaleString('en-NG')} first answers to tickets and ${sum('decisions').toLocaleString('en-NG')} decisions. A column is the median of its week, at all hours: nights, weekends and holidays count.`;
}
