import type { Tx } from '../../db/transaction.ts';
import { nothingKept } from './add-report.ts';

const deleted = 'Deleted';

/**
 * Two years after the erasure of a person: the words of their reports, what was reported about them, and what staff
 * noted about both. That there was a report, and how it ended, stays.
 */
export async function forgetReportsOf(tx: Tx, userId: string): Promise<void> {
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
    .set({ title: deleted, description: deleted, snapshot: JSON.stringify(nothingKept) })
    .where('ownerId', '=', userId)
    .execute();
}
