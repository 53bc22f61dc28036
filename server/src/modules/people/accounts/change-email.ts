import type { WaitingApproval } from '@oja/contract/approvals';
import { z } from 'zod';
import { hashToken } from '../../../crypto/tokens.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { sendEmailChanged, sendEmailChangeLink } from './account.jobs.ts';
import { isAddressGuarded, notifyAdmins, proposeAdminChange } from './admin-changes.ts';
import { changeAccount } from './change-account.ts';
import { changeOtherAccount, type StaffMember } from './change-other-account.ts';
import { spendLink } from './one-time-token.store.ts';
import { endOlderAccess } from './session.store.ts';
import { clearFailures } from './sign-in-failures.store.ts';
import { lockUserIfPresent, type UserRow, updateUser } from './user.store.ts';

/**
 * A new e-mail address in two steps. An administrator asks for it, which tells the present address and mails a link to
 * the new one; the account keeps the present address until that link is opened. For one who answers proposals, or once
 * did, another administrator approves it before the link is mailed.
 */
export function requestEmailChange(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  input: { userId: string; email: string; reason: string; by: StaffMember; provenBy: ProofSubject },
): Promise<WaitingApproval> {
  const { userId, email, reason, by, provenBy } = input;
  return changeOtherAccount(deps, { userId, by, harmlessToLastAdmin: true }, async (tx, { target }) => {
    const now = deps.now();
    await requireProof(tx, provenBy, now);
    await refuseAddress(tx, target, email);
    if (isAddressGuarded(target)) {
      const proposal = { target, change: { kind: 'email', email }, reason, by, provenBy } as const;
      const waiting = await proposeAdminChange(tx, proposal, now);
      if (waiting !== null) return waiting;
    }
    await startEmailChange(tx, { target, email, reason, by, requestedAt: now, now });
    return null;
  });
}

/**
 * Mails the link to the new address, under the lock of the account. A password that the owner chose after the request
 * ends it, whether it waits for an approval or for its mail.
 */
export async function startEmailChange(
  tx: Tx,
  given: { target: UserRow; email: string; reason: string; by: Actor; requestedAt: Date; now: Date },
): Promise<void> {
  const { target, email, reason, by, requestedAt, now } = given;
  const { id: userId, role } = target;
  await refuseAddress(tx, target, email);
  const isGuarded = isAddressGuarded(target);
  const link = { userId, email, forApprover: isGuarded, requestedAt: requestedAt.toISOString() };
  await enqueue(tx, sendEmailChangeLink, link);
  await audit(tx, {
    actor: by,
    action: 'user.email_change_requested',
    subject: { kind: 'user', id: userId },
    before: { email: target.email },
    after: { email },
    personal: { of: userId, keys: ['email'] },
    reason,
  });
  await notify(tx, 'email_change_requested', userId, {}, now);
  if (isGuarded) await notifyAdmins(tx, { target, role, what: 'readdressed', by, now });
}

async function refuseAddress(tx: Tx, target: UserRow, email: string): Promise<void> {
  if (target.email === email) {
    throw new Refusal('state_conflict', { message: 'The account has this address already.' });
  }
  if (await isTaken(tx, email)) throw emailTaken();
}

/** Opens the link that was mailed to a new address. False when the token is no such link. */
export async function finishEmailChange(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  token: string,
): Promise<boolean> {
  const link = await deps.db
    .selectFrom('oneTimeTokens')
    .select(['userId', 'details'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', 'change_email')
    .executeTakeFirst();
  if (link === undefined) return false;
  const details = linkDetails.parse(link.details);
  try {
    await changeAccount(deps, link.userId, (tx) =>
      moveTo(tx, deps, { ...details, token, userId: link.userId }),
    );
  } catch (error) {
    if (isUniqueViolation(error, 'users_email')) throw emailTaken();
    throw error;
  }
  return true;
}

const linkDetails = z.object({ email: z.string(), forApprover: z.boolean().default(false) });

/**
 * What was mailed to the former address, and every session, ends with it. A link from before the person became one who
 * answers proposals had no second administrator, so it is void.
 */
async function moveTo(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  link: z.output<typeof linkDetails> & { token: string; userId: string },
): Promise<void> {
  const { token, email, userId, forApprover } = link;
  const now = deps.now();
  const user = await lockUserIfPresent(tx, userId);
  const owner = await spendLink(tx, { token, purpose: 'change_email', now });
  if (user === undefined || owner !== user.id) throw new Refusal('confirmation_link_invalid');
  if (isAddressGuarded(user) && !forApprover) throw new Refusal('confirmation_link_invalid');
  await tx
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', userId)
    .where('purpose', 'in', ['reset_password', 'confirm_email'])
    .execute();
  await updateUser(tx, userId, { email, emailConfirmedAt: now });
  await endOlderAccess(tx, { userId, now, reason: 'ended_by_staff' });
  await clearFailures(tx, user.email);
  await enqueue(tx, sendEmailChanged, { userId, formerEmail: user.email });
  await notify(tx, 'email_changed', userId, {}, now);
}

async function isTaken(tx: Tx, email: string): Promise<boolean> {
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return owner !== undefined;
}

export function emailTaken(): Refusal {
  return new Refusal('email_taken', { message: 'Somebody has an account with this e-mail address.' });
}
