import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { changeOtherAccount, eraseUser, type StaffMember } from '../accounts/index.ts';
import { audit } from '../audit/index.ts';
import { listingsChanged } from '../listings/index.ts';
import { findWalletBusiness } from '../wallet/index.ts';

/** The same erasure as people ask for themselves: refused while money or a deal is open, and the ledger stays. */
export async function deleteUser(
  deps: Deps,
  input: { userId: string; reason?: string | undefined; by: StaffMember },
): Promise<void> {
  const { userId, reason, by } = input;
  await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    const business = await findWalletBusiness(tx, { userId, now: deps.now() });
    if (business) {
      throw new Refusal('account_has_open_business', {
        message: `This account cannot be deleted yet. Its owner would be told: “${business}”`,
      });
    }
    await eraseUser(tx, { userId, now: deps.now() });
    await audit(tx, {
      actor: by,
      action: 'user.deleted',
      subject: { kind: 'user', id: userId },
      // What was personal is gone; the log keeps what it was, not whose.
      before: { number: target.number, role: target.role, status: target.status },
      ...(reason ? { reason } : {}),
    });
  });
  listingsChanged(deps);
}
