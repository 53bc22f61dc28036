import { type Insertable, sql } from 'kysely';
import type { HandoverSteps } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

type StepChange = Omit<Insertable<HandoverSteps>, 'purchaseId' | 'key' | 'contests'>;

/** Changes the row of a step, which exists from the first change on. */
export async function saveStep(
  tx: Tx,
  { purchaseId, key }: { purchaseId: string; key: string },
  change: StepChange,
): Promise<void> {
  await tx
    .insertInto('handoverSteps')
    .values({ purchaseId, key, ...change })
    .onConflict((conflict) => conflict.columns(['purchaseId', 'key']).doUpdateSet(change))
    .execute();
}

export async function countContest(tx: Tx, { purchaseId, key }: { purchaseId: string; key: string }) {
  await tx
    .updateTable('handoverSteps')
    .set({ contests: sql`contests + 1` })
    .where('purchaseId', '=', purchaseId)
    .where('key', '=', key)
    .execute();
}
