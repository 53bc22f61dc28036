import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { answersProposals, type StaffMember } from '../../people/accounts/index.ts';
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
  // Asked before anything is changed, because the whole call is repeated with the proof.
  if (await anyAnswersProposals(deps, input.ids)) await requireProof(deps.db, provenBy, deps.now());
  const change = input.action === 'suspend' ? suspendUser : reactivateUser;
  const outcome: Outcome = { done: [], refused: [] };
  for (const userId of new Set(input.ids)) {
    try {
      const made = await change(deps, { userId, by, reason, provenBy });
      if (made.approval !== null) outcome.refused.push({ id: userId, message: waiting });
      else outcome.done.push(userId);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'proof_required') throw error;
      outcome.refused.push({ id: userId, message: error.message });
    }
  }
  return outcome;
}

async function anyAnswersProposals(deps: Pick<Deps, 'db'>, ids: readonly string[]): Promise<boolean> {
  const people = await deps.db.selectFrom('users').select('role').where('id', 'in', ids).execute();
  return people.some(({ role }) => answersProposals(role));
}
