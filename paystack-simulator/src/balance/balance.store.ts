import { z } from 'zod';
import type { World } from '../world.ts';

const ledgerRow = z.object({
  id: z.number(),
  difference: z.number(),
  balance: z.number(),
  currency: z.string(),
  reason: z.string(),
  model_responsible: z.string(),
  model_row: z.number(),
  created_at: z.number(),
});

export type LedgerRow = z.infer<typeof ledgerRow>;

export interface BalanceChange {
  difference: number;
  reason: string;
  model: 'Transaction' | 'Transfer' | 'Refund' | 'TopUp';
  row: number;
}

/** The balance is what the last ledger row says; called inside a transaction, so no two rows start from the same one. */
export function changeBalance(world: World, change: BalanceChange): void {
  world.state.insert('balance_ledger', {
    difference: change.difference,
    balance: readBalance(world) + change.difference,
    currency: 'NGN',
    reason: change.reason,
    model_responsible: change.model,
    model_row: change.row,
    created_at: world.clock.now(),
  });
}

export function readBalance(world: World): number {
  const last = world.state.get(ledgerRow, 'select * from balance_ledger order by id desc limit 1');
  return last?.balance ?? 0;
}

/** A new world starts with money to pay out. */
export function openBalance(world: World): void {
  const known = world.state.get(ledgerRow, 'select * from balance_ledger limit 1');
  if (known !== undefined) return;
  const difference = world.options.initialBalanceKobo;
  changeBalance(world, { difference, reason: 'Initial balance', model: 'TopUp', row: 0 });
}

export function countLedger(world: World): number {
  return (
    world.state.get(z.object({ total: z.number() }), 'select count(*) as total from balance_ledger')?.total ??
    0
  );
}

export function listLedger(world: World, range: { offset: number; limit: number }): LedgerRow[] {
  return world.state.all(
    ledgerRow,
    'select * from balance_ledger order by id desc limit :limit offset :offset',
    range,
  );
}
