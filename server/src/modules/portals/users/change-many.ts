import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import type { StaffMember } from '../../people/accounts/index.ts';
import { suspendUser } from '../../people/sanctions/index.ts';
import { reactivateUser } from './reactivate-user.ts';

interface Outcome {
  done: string[];
  refused: { id: string; message: string }[];
}

const waiting = 'Another administrator has to approve it.';

/** Each user has a transaction of their own, so that one refusal does not undo the others. */
export async function changeMany(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'sessions' | 'market'>,
  input: {
    action: 'suspend' | 'unsuspend';
    ids: readonly string[];
    reason: string;
    by: StaffMember;
    provenBy: ProofSubject;
  },
): Promise<Outcome> {
  const { by, reason, provenBy } = input;
  const change = input.action === 'suspend' ? suspendUser : reactivateUser;
  const outcome: Outcome = { done: [], refused: [] };
  for (const userId of new Set(input.ids)) {
    try {
      const made = await change(deps, { userId, by, reason, provenBy });
      if (made.approval !== null) outcome.refused.push({ id: userId, message: waiting });
      else outcome.done.push(userId);
    } catch (error) {
      // Proof of presence is asked for once, for all of them.
      if (!(error instanceof Refusal) || error.code === 'proof_required') throw error;
      outcome.refused.push({ id: userId, message: error.message });
    }
  }
  return outcome;
}
