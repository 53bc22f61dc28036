import type { SellerRecord } from '@oja/contract/public-listing';
import { countOf, formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';

/** How a seller has done so far, the same beside a listing and on the seller's page. Only what there is to say. */
export function recordFacts(record: SellerRecord): { term: string; value: string }[] {
  const { sales, completed_percent: completed, disputed_percent: disputed, answer_minutes: minutes } = record;
  const recalled = record.recalled_percent;
  return [
    { term: 'Sales', value: formatCount(sales) },
    { term: 'Member since', value: formatDate(record.member_since) },
    ...(completed === null ? [] : [{ term: 'Sales completed', value: `${completed}%` }]),
    ...(disputed === null ? [] : [{ term: 'Sales disputed', value: `${disputed}%` }]),
    ...(recalled === null ? [] : [{ term: 'Accounts taken back', value: `${recalled}%` }]),
    ...(minutes === null ? [] : [{ term: 'Usually answers in', value: answerText(minutes) }]),
  ];
}

function answerText(minutes: number): string {
  if (minutes < 60) return countOf(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? countOf(hours, 'hour') : countOf(Math.round(hours / 24), 'day');
}
