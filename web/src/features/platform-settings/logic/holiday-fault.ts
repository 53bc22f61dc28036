import { holidaysAtMost } from '@oja/contract/business-hours';

/** Why a day cannot be added to the holidays, or undefined. */
export function holidayFault(day: string, days: readonly string[]): string | undefined {
  if (day === '') return 'Please choose a day.';
  if (days.includes(day)) return 'This day is in the list already.';
  if (days.length >= holidaysAtMost) return 'The list is full. Please remove a day that is over.';
  return undefined;
}
