import type { WaitingApproval } from '@oja/contract/approvals';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { changeOtherAccount, type StaffMember, type UserRow } from '../../people/accounts/index.ts';
import {
  endSanction,
  findSanctioned,
  proposeReactivation,
  readSanction,
  type SanctionEnd,
  type SanctionRow,
} from '../../people/sanctions/index.ts';
import { followSellerReturn } from '../../trade/listings/index.ts';

/** Ends a sanction by hand. The suspension of an administrator may need the approval of a second one. */
export async function liftSanction(
  deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>,
  order: { sanctionId: string; reason: string; by: StaffMember; provenBy: ProofSubject },
): Promise<{ userId: string; approval: WaitingApproval }> {
  const { sanctionId, reason, by, provenBy } = order;
  const userId = await findSanctioned(deps.db, sanctionId);
  if (userId === undefined) throw new Refusal('not_found');
  const change = { userId, by, harmlessToLastAdmin: true };
  const approval = await changeOtherAccount(deps, change, async (tx, { target }) => {
    const row = await readSanction(tx, sanctionId);
    if (row.endedAt !== null) throw new Refusal('sanction_over');
    return proposeEnd(tx, row, { target, by, reason, provenBy, now: deps.now() });
  });
  deps.market.changed();
  return { userId, approval };
}

/** Ends a sanction under the lock of the person, or proposes it to a second administrator. */
export async function proposeEnd(
  tx: Tx,
  row: SanctionRow,
  order: { target: UserRow; by: StaffMember; reason: string; provenBy: ProofSubject; now: Date },
): Promise<WaitingApproval> {
  const { target, by, reason, provenBy, now } = order;
  if (row.kind === 'suspension') {
    const approval = await proposeReactivation(tx, { target, by, reason, tellReason: true, provenBy }, now);
    if (approval !== null) return approval;
  }
  await endWithListings(tx, row, { target, by, reason, now });
  return null;
}

/** Ends a sanction under the lock of the person; listings that return to the market are in the alerts of saved searches. */
export async function endWithListings(tx: Tx, row: SanctionRow, end: SanctionEnd): Promise<void> {
  await endSanction(tx, row, end);
  const returns = row.kind === 'selling_paused' || row.kind === 'suspension';
  if (returns) await followSellerReturn(tx, { sellerId: row.userId, now: end.now });
}
