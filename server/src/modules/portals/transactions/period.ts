import type { TransactionPeriod } from '@oja/contract/admin-transactions';
import { dayMs } from '@oja/contract/durations';

export const periodDays: Readonly<Record<TransactionPeriod, number>> = {
  '7d': 7,
  '30d': 30,
  '90d': 90,
  '1y': 365,
};

export function periodStart(period: TransactionPeriod, now: Date): Date {
  return new Date(now.getTime() - periodDays[period] * dayMs);
}
