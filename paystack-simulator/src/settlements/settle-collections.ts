import { Refusal } from '../refusals.ts';
import { newId } from '../state/codes.ts';
import type { World } from '../world.ts';
import {
  findSettlement,
  insertSettlement,
  listDeductions,
  listUnsettled,
  type SettlementRow,
  type SettlementStatus,
  updateSettlementStatus,
} from './settlement.store.ts';

/**
 * Pays the collections to the merchant's bank account, as the payout schedule of a live integration does. Test mode
 * has no schedule, so it runs on request. Undefined when there is nothing to pay out.
 */
export function settleCollections(world: World, status: SettlementStatus): SettlementRow | undefined {
  return world.state.transaction(() => {
    const collected = listUnsettled(world);
    const deducted = listDeductions(world);
    const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
    const totals = {
      total_processed: sum(collected.map(({ amount }) => amount)),
      total_fees: sum(collected.map(({ fees }) => fees)),
      deductions: sum(deducted.map(({ amount }) => amount)),
    };
    // Deductions wait for a payout that covers them.
    if (totals.total_processed - totals.total_fees <= totals.deductions) return undefined;
    const id = newId();
    insertSettlement(world, {
      id,
      status,
      ...totals,
      transactionIds: collected.map((row) => row.id),
      disputeIds: deducted.map((row) => row.id),
    });
    return findSettlement(world, id);
  });
}

export function moveSettlement(world: World, id: number, status: SettlementStatus): SettlementRow {
  const moved = updateSettlementStatus(world, id, status);
  if (moved === undefined) throw new Refusal('settlement_unknown');
  return moved;
}
