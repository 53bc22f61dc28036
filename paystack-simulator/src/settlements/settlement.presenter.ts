import { dayMs } from '../durations.ts';
import { domain, integration } from '../integration.ts';
import { isoTime } from '../state/clock.ts';
import type { SettlementRow } from './settlement.store.ts';

/** `total_amount` is the collection after fees, `effective_amount` the part that reaches the bank. */
export function presentSettlement(row: SettlementRow) {
  const total = row.total_processed - row.total_fees;
  return {
    id: row.id,
    domain,
    status: row.status,
    currency: row.currency,
    integration: integration.id,
    total_amount: total,
    effective_amount: total - row.deductions,
    total_fees: row.total_fees,
    total_processed: row.total_processed,
    deductions: row.deductions === 0 ? null : row.deductions,
    settlement_date: isoTime(Math.floor(row.created_at / dayMs) * dayMs),
    settled_by: null,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}
