import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../deps/deps.ts';
import { postings } from '../domain/ledger/postings.ts';
import { postTransfer } from '../modules/money/ledger/index.ts';
import { daysBefore, demoDays } from './demo-time.ts';

/** The demo buyer has ₦500,000 left after the demo purchases, which cost ₦236,000. */
const openingNaira: Record<string, number> = { 'buyer@oja.test': 736_000, 'seller@oja.test': 25_000 };

/**
 * The demo buyer can spend at once, and the demo seller can pay some months of a plan. The money is posted through the
 * ledger, once.
 */
export async function loadDemoMoney(deps: Deps): Promise<void> {
  for (const [email, naira] of Object.entries(openingNaira)) {
    await inTransaction(deps.db, async (tx) => {
      const { now } = daysBefore(deps, demoDays.opened);
      const { id } = await tx
        .updateTable('users')
        .set({ createdAt: now() })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow();
      await postTransfer(tx, postings.openingBalance({ userId: id, amountKobo: naira * 100 }), now());
    });
  }
}
