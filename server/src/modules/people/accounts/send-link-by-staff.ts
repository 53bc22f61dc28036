import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { type AuditEntry, audit } from '../../platform/audit/index.ts';
import { sendConfirmationLink, sendResetLink } from './account.jobs.ts';
import { changeOtherAccount, type LockedAccount, type StaffMember } from './change-other-account.ts';

interface LinkOrder {
  userId: string;
  by: StaffMember;
}

/** Sends a link to set a new password to the address of the account; staff never see it. */
export function sendResetLinkByStaff(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  { userId, by }: LinkOrder,
): Promise<void> {
  return changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx, { target }) => {
    const requestedAt = deps.now().toISOString();
    await enqueue(tx, sendResetLink, { email: target.email, byStaff: true, requestedAt });
    await audit(tx, mailEntry('user.reset_link_sent', { by, target }));
  });
}

export function resendConfirmationByStaff(
  deps: Pick<Deps, 'db' | 'sessions'>,
  { userId, by }: LinkOrder,
): Promise<void> {
  return changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx, { target }) => {
    if (target.emailConfirmedAt !== null) {
      throw new Refusal('state_conflict', { message: 'This address is confirmed already.' });
    }
    await enqueue(tx, sendConfirmationLink, { userId });
    await audit(tx, mailEntry('user.confirmation_sent', { by, target }));
  });
}

/** The entry about a mail: who sent it, and to which address. */
function mailEntry(
  action: `user.${string}`,
  { by, target }: { by: StaffMember; target: LockedAccount['target'] },
): AuditEntry {
  return {
    actor: by,
    action,
    subject: { kind: 'user', id: target.id },
    after: { email: target.email },
    personal: { of: target.id, keys: ['email'] },
  };
}
