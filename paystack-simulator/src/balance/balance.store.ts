import { z } from 'zod';
import type { CompleteOptions } from '../options.ts';
import type { Clock } from '../state/clock.ts';
import type { State } from '../state/state.ts';

/** The part of the world that holds the balance. */
interface Books {
  state: State;
  clock: Clock;
}

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

/** The balance is that of the last ledger row; called inside a transaction, so no two rows continue the same one. */
export function changeBalance(world: Books, change: BalanceChange): void {
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

export function readBalance(world: Books): number {
  const last = world.state.get(ledgerRow, 'select * from balance_ledger order by id desc limit 1');
  return last?.balance ?? 0;
}

/** A new world starts with a balance for transfers. */
export function openBalance(world: Books & { options: Pick<CompleteOptions, 'initialBalanceKobo'> }): void {
  const known = world.state.get(ledgerRow, 'select * from balance_ledger limit 1');
  if (known !== undefined) return;
  const difference = world.options.initialBalanceKobo;
  changeBalance(world, { difference, reason: 'Initial balance', model: 'TopUp', row: 0 });
}

export function countLedger(world: Books): number {
  return (
    world.state.get(z.object({ total: z.number() }), 'select count(*) as total from balance_ledger')?.total ??
    0
  );
}

export function listLedger(world: Books, range: { offset: number; limit: number }): LedgerRow[] {
  return world.state.all(
    ledgerRow,
    'select * from balance_ledger order by id desc limit :limit offset :offset',
    range,
  );
}
