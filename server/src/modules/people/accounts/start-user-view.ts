import { randomUUID } from 'node:crypto';
import { isStaff } from '@oja/contract/access';
import { minuteMs } from '@oja/contract/durations';
import { viewMinutes } from '@oja/contract/user-views';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeOtherAccount, type StaffMember } from './change-other-account.ts';

/**
 * Lets a member of staff see Oja as a person sees it, read-only and for some minutes. The person is told at once, with the
 * reason. An account that cannot sign in sees nothing, so there is nothing to view.
 */
export function startUserView(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  input: { userId: string; reason: string; by: StaffMember; provenBy: ProofSubject },
): Promise<string> {
  const { userId, reason, by, provenBy } = input;
  return changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx, { target }) => {
    if (isStaff(target.role)) throw new Refusal('staff_not_viewed');
    if (target.status !== 'active') {
      throw new Refusal('state_conflict', { message: 'This account cannot sign in, so it sees nothing.' });
    }
    const startedAt = deps.now();
    await requireProof(tx, provenBy, startedAt);
    const id = randomUUID();
    const expiresAt = new Date(startedAt.getTime() + viewMinutes * minuteMs);
    await tx
      .insertInto('userViews')
      .values({ id, staffId: by.id, userId, reason, startedAt, expiresAt })
      .execute();
    await audit(tx, {
      actor: by,
      action: 'user.view_started',
      subject: { kind: 'user', id: userId },
      after: { viewId: id, expiresAt: expiresAt.toISOString() },
      reason,
    });
    await notify(tx, 'account_viewed', userId, { reason }, startedAt);
    return id;
  });
}
