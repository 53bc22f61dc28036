import type { Tx } from '../../../db/transaction.ts';
import { settlementProcess } from '../../../domain/dispute/settlement-process.ts';

/** A settlement that waits for an answer lapses with its dispute. */
export async function endSettlements(tx: Tx, disputeId: string, now: Date): Promise<void> {
  await tx
    .updateTable('disputeSettlements')
    .set({ status: settlementProcess.lapse.to, endedAt: now })
    .where('disputeId', '=', disputeId)
    .where('status', '=', 'proposed')
    .execute();
}
