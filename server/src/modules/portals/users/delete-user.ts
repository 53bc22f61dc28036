import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { changeOtherAccount, type StaffMember } from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { eraseUser, findClosingBlocker } from '../account-closing/index.ts';

/** The same erasure as by the user: refused while money or a purchase is open, and the ledger stays. */
export async function deleteUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  input: { userId: string; reason?: string | undefined; by: StaffMember },
): Promise<void> {
  const { userId, reason, by } = input;
  await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    const blocker = await findClosingBlocker(tx, { userId, now: deps.now() });
    if (blocker) {
      throw new Refusal('account_has_open_business', {
        message: `This account cannot be deleted yet. Its owner would be told: “${blocker}”`,
      });
    }
    await eraseUser(tx, { userId, now: deps.now() });
    await audit(tx, {
      actor: by,
      action: 'user.deleted',
      subject: { kind: 'user', id: userId },
      // Personal data is gone; the log records what was erased, not whose.
      before: { number: target.number, role: target.role, status: target.status },
      ...(reason ? { reason } : {}),
    });
  });
  deps.market.changed();
}
