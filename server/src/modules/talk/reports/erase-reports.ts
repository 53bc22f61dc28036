import type { Tx } from '../../../db/transaction.ts';
import { emptySnapshot } from './add-report.ts';

const deleted = 'Deleted';

/**
 * Runs two years after the erasure of a user: empties the texts of their reports, the snapshots of what was reported
 * about them, and the notes of staff about both. The reports and their outcomes stay.
 */
export async function eraseReportsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('reportEvents')
    .set({ text: deleted })
    .where('text', 'is not', null)
    .where(
      'reportId',
      'in',
      tx
        .selectFrom('reports')
        .select('id')
        .where((where) => where.or([where('reporterId', '=', userId), where('ownerId', '=', userId)])),
    )
    .execute();
  await tx.updateTable('reports').set({ description: deleted }).where('reporterId', '=', userId).execute();
  await tx
    .updateTable('reports')
    .set({ title: deleted, description: deleted, snapshot: JSON.stringify(emptySnapshot) })
    .where('ownerId', '=', userId)
    .execute();
}
