import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';

const purchasesAtOnce = 200;

/**
 * Brings the searched text of a person's purchases to their present name and address, newest first and a few at a time,
 * so that no purchase is locked for longer than a moment. A repeated run changes only what is still behind.
 */
export async function restatePurchasesOf(deps: Deps, userId: string): Promise<void> {
  // A purchase that is being made has read the old name and holds a share of this row: it commits before the scan.
  await inTransaction(deps.db, (tx) =>
    tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute(),
  );
  await restateSide(deps, userId, 'buyer_id');
  await restateSide(deps, userId, 'seller_id');
}

async function restateSide(deps: Deps, userId: string, side: 'buyer_id' | 'seller_id'): Promise<void> {
  let before: { createdAt: Date; id: string } | undefined;
  for (;;) {
    const beyond = before ? sql`and (created_at, id) < (${before.createdAt}, ${before.id})` : sql``;
    const page = await inTransaction(deps.db, async (tx) => {
      const { rows } = await sql<{ createdAt: Date; id: string }>`
        select created_at, id from purchases where ${sql.ref(side)} = ${userId} ${beyond}
         order by created_at desc, id desc limit ${sql.lit(purchasesAtOnce)}`.execute(tx);
      const ids = rows.map(({ id }) => id);
      await sql`
        update purchases set search_text = purchase_search_text(handle, buyer_id, seller_id)
         where id = any (${ids}::uuid[])
           and search_text <> purchase_search_text(handle, buyer_id, seller_id)`.execute(tx);
      return rows;
    });
    before = page.at(-1);
    if (page.length < purchasesAtOnce) return;
  }
}
