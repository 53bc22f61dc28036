import { readAmount, readDay } from '@/lib/query-params';

/** The days and amounts between which a list shows its rows; empty without a limit. */
export interface Ranges {
  /** Days such as 2026-03-04. */
  dateFrom: string;
  dateTo: string;
  /** Naira in plain digits. */
  amountFrom: string;
  amountTo: string;
}

export const noRanges: Ranges = { dateFrom: '', dateTo: '', amountFrom: '', amountTo: '' };

/** Both limits of one kind, as they are typed. */
export interface Range {
  from: string;
  to: string;
}

/** How the limits are named in the address and in the calls, as in date_from and amount_to. */
export function rangeAddress({ days, amounts }: { days: string; amounts: string }) {
  return {
    /** A range whose first limit is behind its last would find nothing, so it is left out as unreadable. */
    read(query: URLSearchParams): Ranges {
      const [date, amount] = [
        inOrder({ from: readDay(query.get(`${days}_from`)), to: readDay(query.get(`${days}_to`)) }),
        inOrder({
          from: readAmount(query.get(`${amounts}_from`)),
          to: readAmount(query.get(`${amounts}_to`)),
        }),
      ];
      return { dateFrom: date.from, dateTo: date.to, amountFrom: amount.from, amountTo: amount.to };
    },
    write: ({ dateFrom, dateTo, amountFrom, amountTo }: Ranges): Record<string, string | undefined> => ({
      [`${days}_from`]: dateFrom || undefined,
      [`${days}_to`]: dateTo || undefined,
      [`${amounts}_from`]: amountFrom || undefined,
      [`${amounts}_to`]: amountTo || undefined,
    }),
  };
}

function inOrder(range: Range): Range {
  return isCrossed(range) ? { from: '', to: '' } : range;
}

/** The first limit is behind the last one. Days are compared as text, amounts as numbers. */
export function isCrossed({ from, to }: Range): boolean {
  if (from === '' || to === '') return false;
  return from.includes('-') ? from > to : Number(from) > Number(to);
}

export function countRanges({ dateFrom, dateTo, amountFrom, amountTo }: Ranges): number {
  return [dateFrom, dateTo, amountFrom, amountTo].filter((limit) => limit !== '').length;
}
