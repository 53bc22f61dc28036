import type { Deps } from '../../../deps/deps.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import type { StaffMember } from '../../people/accounts/index.ts';
import { unsuspendUser } from '../../people/sanctions/index.ts';
import { followSellerReturn } from '../../trade/listings/index.ts';

interface Reactivation {
  userId: string;
  by: StaffMember;
  reason?: string | undefined;
  provenBy: ProofSubject;
}

/** Lets a user in again, with their listings back on the market and in the alerts of saved searches. */
export function reactivateUser(deps: Pick<Deps, 'db' | 'now' | 'sessions' | 'market'>, change: Reactivation) {
  return unsuspendUser(deps, {
    ...change,
    inSameTransaction: (tx) => followSellerReturn(tx, { sellerId: change.userId, now: deps.now() }),
  });
}
