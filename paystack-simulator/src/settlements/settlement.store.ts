import { z } from 'zod';
import type { World } from '../world.ts';

export const settlementStatus = z.enum(['pending', 'processing', 'success', 'failed']);

const settlementRow = z.object({
  seq: z.number(),
  id: z.number(),
  status: settlementStatus,
  currency: z.string(),
  total_processed: z.number(),
  total_fees: z.number(),
  deductions: z.number(),
  created_at: z.number(),
  updated_at: z.number(),
});

export type SettlementStatus = z.infer<typeof settlementStatus>;
export type SettlementRow = z.infer<typeof settlementRow>;

const idRow = z.object({ id: z.number() });

/** Naira collections that did not stay in the balance and were not paid out; refunds are deducted separately. */
export function listUnsettled(world: World): { id: number; amount: number; fees: number }[] {
  return world.state.all(
    idRow.extend({ amount: z.number(), fees: z.number() }),
    `select id, amount, coalesce(fees, 0) as fees from transactions t
      where paid_at is not null and currency = 'NGN'
        and not exists (select 1 from settlement_transactions s where s.transaction_id = t.id)
        and not exists (select 1 from balance_ledger b where b.model_responsible = 'Transaction' and b.model_row = t.id)
      order by seq`,
  );
}

/** Lost chargebacks that were deducted neither from the balance nor from a payout. */
export function listDeductions(world: World): { id: number; amount: number }[] {
  return world.state.all(
    idRow.extend({ amount: z.number() }),
    `select id, amount from disputes d
      where status = 'resolved' and resolution <> 'declined'
        and not exists (select 1 from settlement_deductions s where s.dispute_id = d.id)
        and not exists (select 1 from balance_ledger b
                         where b.reason = 'Chargeback' and b.model_row = d.transaction_id)
      order by seq`,
  );
}

export function insertSettlement(
  world: World,
  given: Pick<SettlementRow, 'id' | 'status' | 'total_processed' | 'total_fees' | 'deductions'> & {
    transactionIds: readonly number[];
    disputeIds: readonly number[];
  },
): void {
  const { transactionIds, disputeIds, ...row } = given;
  const now = world.clock.now();
  world.state.insert('settlements', { ...row, currency: 'NGN', created_at: now, updated_at: now });
  for (const transaction_id of transactionIds)
    world.state.insert('settlement_transactions', { transaction_id, settlement_id: row.id });
  for (const dispute_id of disputeIds)
    world.state.insert('settlement_deductions', { dispute_id, settlement_id: row.id });
}

export function findSettlement(world: World, id: number): SettlementRow | undefined {
  return world.state.get(settlementRow, 'select * from settlements where id = :id', { id });
}

export function updateSettlementStatus(
  world: World,
  id: number,
  status: SettlementStatus,
): SettlementRow | undefined {
  return world.state.get(
    settlementRow,
    'update settlements set status = :status, updated_at = :now where id = :id returning *',
    { id, status, now: world.clock.now() },
  );
}

export interface SettlementFilter {
  status: string | null;
  from: number | null;
  to: number | null;
}

const filterSql = `where (:status is null or status = :status)
  and (:from is null or created_at >= :from) and (:to is null or created_at <= :to)`;

export function countSettlements(world: World, filter: SettlementFilter): number {
  const counted = world.state.get(
    z.object({ total: z.number() }),
    `select count(*) as total from settlements ${filterSql}`,
    { ...filter },
  );
  return counted?.total ?? 0;
}

export function listSettlements(
  world: World,
  filter: SettlementFilter,
  range: { offset: number; limit: number },
): SettlementRow[] {
  return world.state.all(
    settlementRow,
    `select * from settlements ${filterSql} order by seq desc limit :limit offset :offset`,
    { ...filter, ...range },
  );
}
