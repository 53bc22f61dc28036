import type { Activity, UnpaidPayment } from '@oja/contract/wallet';

export type HistoryEntry =
  | { kind: 'activity'; activity: Activity }
  | { kind: 'unpaid'; payment: UnpaidPayment };

/** Both in one order, newest first. Payments older than the last loaded movement wait for the next page. */
export function mergeUnpaid(
  activities: readonly Activity[],
  payments: readonly UnpaidPayment[],
  { hasNextPage }: { hasNextPage: boolean },
): HistoryEntry[] {
  const oldest = activities.at(-1)?.date;
  const shown = payments.filter(({ date }) => !hasNextPage || oldest === undefined || date >= oldest);
  const entries: HistoryEntry[] = [
    ...activities.map((activity): HistoryEntry => ({ kind: 'activity', activity })),
    ...shown.map((payment): HistoryEntry => ({ kind: 'unpaid', payment })),
  ];
  return entries.sort((one, other) => dateOf(other).localeCompare(dateOf(one)));
}

function dateOf(entry: HistoryEntry): string {
  return entry.kind === 'activity' ? entry.activity.date : entry.payment.date;
}
