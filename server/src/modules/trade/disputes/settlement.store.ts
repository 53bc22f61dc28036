import type { Selectable } from 'kysely';
import type { DisputeSettlements } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { type SettlementTransition, settlementProcess } from '../../../domain/dispute/settlement-process.ts';
import { Refusal } from '../../../domain/refusal.ts';

export type SettlementRow = Selectable<DisputeSettlements>;

/** Locks one settlement of a purchase, after the purchase and its dispute. */
export async function lockSettlement(
  tx: Tx,
  { purchaseId, settlementId }: { purchaseId: string; settlementId: string },
): Promise<SettlementRow> {
  const found = await tx
    .selectFrom('disputeSettlements')
    .selectAll()
    .where('id', '=', settlementId)
    .where('purchaseId', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Refusal('not_found');
  return found;
}

/** Ends an open settlement; the caller holds its lock and has decided. */
export async function endSettlement(
  tx: Tx,
  settlement: Pick<SettlementRow, 'id'>,
  { transition, now }: { transition: Exclude<SettlementTransition, 'propose'>; now: Date },
): Promise<void> {
  const moved = await tx
    .updateTable('disputeSettlements')
    .set({ status: settlementProcess[transition].to, endedAt: now })
    .where('id', '=', settlement.id)
    .where('status', '=', 'proposed')
    .returning('id')
    .executeTakeFirst();
  if (moved === undefined) throw new Error(`settlement ${settlement.id} is not open any more`);
}
