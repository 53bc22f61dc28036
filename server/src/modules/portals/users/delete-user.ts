import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import {
  answersProposals,
  changeOtherAccount,
  notifyAdmins,
  proposeAdminChange,
  type StaffMember,
  type UserRow,
} from '../../people/accounts/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { eraseUser, findClosingBlockers } from '../account-closing/index.ts';

/** The same erasure as by the user: refused while money or a purchase is open, and the ledger stays. */
export async function deleteUser(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  input: { userId: string; reason?: string | undefined; by: StaffMember; provenBy?: ProofSubject },
): Promise<WaitingApproval> {
  const { userId, reason, by, provenBy } = input;
  const approval = await changeOtherAccount(deps, { userId, by }, async (tx, { target }) => {
    if (answersProposals(target.role)) {
      const proposal = { target, change: { kind: 'delete' }, reason, by, provenBy } as const;
      const waiting = await proposeAdminChange(tx, proposal, deps.now());
      if (waiting !== null) return waiting;
    }
    await eraseByStaff(tx, deps, { target, reason, by });
    return null;
  });
  deps.market.changed();
  return approval;
}

/** Erases an account under its lock. */
export async function eraseByStaff(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { target, reason, by }: { target: UserRow; reason?: string | undefined; by: Actor },
): Promise<void> {
  const { id: userId } = target;
  const blockers = await findClosingBlockers(tx, { userId, now: deps.now() });
  if (blockers.length > 0) {
    const sentences = blockers.map(({ message }) => message).join(' ');
    throw new Refusal('account_has_open_business', {
      message: `This account cannot be deleted yet. Its owner would be told: “${sentences}”`,
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
  if (answersProposals(target.role)) {
    await notifyAdmins(tx, { target, role: target.role, what: 'deleted', by, now: deps.now() });
  }
}
