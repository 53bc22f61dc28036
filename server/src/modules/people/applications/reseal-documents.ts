import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { removeDocument, resealDocument } from '../../platform/media/index.ts';
import { removeStoredDocument } from './remove-stored-document.ts';

const rowsAtOnce = 100;

/**
 * Part of the key rotation: reseals the documents in the storage, one after the other, and returns their number. When
 * a document was replaced or withdrawn meanwhile, the new copy is removed.
 */
export async function resealDocuments(deps: Pick<Deps, 'db' | 'storage' | 'sealer'>): Promise<number> {
  let resealed = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await deps.db
      .selectFrom('applicationDocuments')
      .select(['id', 'name'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(rowsAtOnce)
      .execute();
    for (const row of rows) if (await resealOne(deps, row)) resealed += 1;
    const end = rows.at(-1);
    if (end === undefined) return resealed;
    last = end.id;
  }
}

async function resealOne(
  deps: Pick<Deps, 'db' | 'storage' | 'sealer'>,
  row: { id: string; name: string },
): Promise<boolean> {
  const name = await resealDocument(deps, { documentId: row.id, name: row.name });
  if (name === undefined) return false;
  const isNamed = await inTransaction(deps.db, async (tx) => {
    const updated = await tx
      .updateTable('applicationDocuments')
      .set({ name })
      .where('id', '=', row.id)
      .where('name', '=', row.name)
      .returning('id')
      .executeTakeFirst();
    if (updated) await enqueue(tx, removeStoredDocument, { name: row.name });
    return updated !== undefined;
  });
  if (!isNamed) await removeDocument(deps.storage, name);
  return isNamed;
}
