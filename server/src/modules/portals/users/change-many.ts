import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type StaffMember, suspendUser } from '../../people/accounts/index.ts';
import { reactivateUser } from './reactivate-user.ts';

interface Outcome {
  done: string[];
  refused: { id: string; message: string }[];
}

/** Each user has a transaction of their own, so that one refusal does not undo the others. */
export async function changeMany(
  deps: Deps,
  input: {
    action: 'suspend' | 'unsuspend';
    ids: readonly string[];
    reason?: string | undefined;
    by: StaffMember;
  },
): Promise<Outcome> {
  const { by, reason } = input;
  const change = input.action === 'suspend' ? suspendUser : reactivateUser;
  const outcome: Outcome = { done: [], refused: [] };
  for (const userId of new Set(input.ids)) {
    try {
      await change(deps, { userId, by, reason });
      outcome.done.push(userId);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      outcome.refused.push({ id: userId, message: error.message });
    }
  }
  return outcome;
}
