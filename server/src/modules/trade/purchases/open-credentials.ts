import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { withholdsLogin } from '../../../domain/handover/withholds-login.ts';
import { logServed } from './log-reveal.ts';
import { lockPurchase, recordEvent } from './purchase.store.ts';
import { requireSide } from './purchase-side.ts';
import { stateConflict } from './take-step.ts';

/**
 * The buyer asks for the login details of a hand-over with steps. From then on every reply to the buyer carries them, and
 * neither the buyer nor the clock cancels. A second request changes nothing.
 */
export function openCredentials(
  deps: Pick<Deps, 'db' | 'now'>,
  { purchaseId, userId, address }: { purchaseId: string; userId: string; address: string },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const { purchase } = await lockPurchase(tx, purchaseId);
    requireSide(purchase, userId, 'buyer');
    if (!withholdsLogin(purchase)) return;
    const { status } = purchase;
    // The account went back to the seller.
    if (status === 'cancelled' || status === 'refunded') throw stateConflict(purchase);
    const happenedAt = deps.now();
    await logServed(tx, { purchaseIds: [purchaseId], address, at: happenedAt });
    await recordEvent(tx, {
      purchaseId,
      happenedAt,
      transition: 'open_credentials',
      fromStatus: status,
      toStatus: status,
      actor: 'buyer',
      actorId: userId,
      text: null,
    });
  });
}
