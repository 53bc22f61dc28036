import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { changeOtherAccount, endSessions, type StaffMember } from '../../people/accounts/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';

/** Ends all sessions of a user, or one of them; the user is notified. */
export function endUserSessions(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  input: { userId: string; sessionId?: string | undefined; by: StaffMember },
): Promise<number> {
  const { userId, sessionId, by } = input;
  return changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx) => {
    const only = sessionId === undefined ? {} : { only: sessionId };
    const now = deps.now();
    const ended = await endSessions(tx, { userId, now, reason: 'ended_by_staff', ...only });
    if (sessionId !== undefined && ended === 0) throw new Refusal('not_found');
    await audit(tx, {
      actor: by,
      action: 'user.signed_out',
      subject: { kind: 'user', id: userId },
      after: { ended, ...(sessionId === undefined ? {} : { sessionId }) },
    });
    if (ended > 0) await notify(tx, 'signed_out_by_staff', userId, {}, now);
    return ended;
  });
}
