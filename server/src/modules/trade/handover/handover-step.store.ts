import { type Insertable, sql } from 'kysely';
import type { HandoverSteps } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';

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

/** Assigns uploaded pictures to a step. A picture belongs to its uploader and has one use only. */
export async function assignStepPictures(
  tx: Tx,
  input: { imageIds: readonly string[]; ownerId: string; purchaseId: string; key: string },
): Promise<void> {
  const { imageIds, ownerId, purchaseId, key } = input;
  if (imageIds.length === 0) return;
  const assigned = await tx
    .updateTable('disputeImages')
    .set({
      handoverPurchaseId: purchaseId,
      handoverStep: key,
      position: sql<number>`array_position(${[...imageIds]}::uuid[], id)`,
    })
    .where('id', 'in', imageIds)
    .where('ownerId', '=', ownerId)
    .where('disputeId', 'is', null)
    .where('handoverPurchaseId', 'is', null)
    .returning('id')
    .execute();
  if (assigned.length < imageIds.length) throw new Refusal('evidence_image_unknown');
}
