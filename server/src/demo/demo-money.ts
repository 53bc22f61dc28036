import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { postTransfer } from '../modules/ledger/index.ts';

const openingNaira: Record<string, number> = { 'buyer@oja.test': 500_000, 'seller@oja.test': 25_000 };

/** The demo buyer can spend at once, the demo seller can pay some months of a plan. The money comes through the ledger like any other, and only once. */
export async function loadDemoMoney(deps: Deps): Promise<void> {
  for (const [email, naira] of Object.entries(openingNaira)) {
    await inTransaction(deps.db, async (tx) => {
      const { id } = await tx
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      await postTransfer(tx, postings.openingBalance({ userId: id, amountKobo: naira * 100 }), deps.now());
    });
  }
}
