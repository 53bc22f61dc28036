import { randomInt, randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refuseOfficialName } from '../../../domain/accounts/refuse-official-name.ts';
import { refuseContacts } from '../../../domain/contact-masks/refuse-contacts.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Client } from '../../../http/call.ts';
import type { SessionUser } from '../../../http/session.ts';
import { enqueue, toQueue } from '../../../jobs/enqueue.ts';
import { openWallet } from '../../money/ledger/index.ts';
import { draftNotification, listStaff, notify, notifyAll } from '../../platform/notifications/index.ts';
import { enqueueWebhook } from '../../platform/webhooks/index.ts';
import { sendConfirmationLink, sendRegistrationAttempt } from './account.jobs.ts';
import { choosePassword } from './choose-password.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { readAccount } from './session.queries.ts';
import { insertUser } from './user.store.ts';

export interface Registration {
  name: string;
  nickname: string;
  email: string;
  password: string;
  confirmation: string;
  referralCode?: string;
  marketingConsent: boolean;
  termsAccepted: boolean;
  /** The page that the confirmation mail leads back to. */
  next?: string | undefined;
}

type CheckedRegistration = Omit<Registration, 'password' | 'confirmation'> & { passwordHash: string };

/** The device that is signed in with the new account. */
interface Device {
  client: Client;
  deviceTokens: readonly string[];
}

interface OpenedAccount {
  user: SessionUser;
  session: OpenedSession | undefined;
}

/** Creates an account, sends its confirmation mail and inserts the first three notifications. */
export async function registerAccount(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  input: Registration,
  device: Device | undefined,
): Promise<OpenedAccount> {
  const { registrationOpen } = await deps.settings.read('general');
  if (!registrationOpen) throw new Refusal('registration_closed');
  const refused =
    refuseContacts({ name: input.name, nickName: input.nickname }) ??
    refuseOfficialName(input.nickname, 'nickName');
  if (refused) throw refused;
  const passwordHash = await choosePassword(deps, { ...input, purpose: 'register' });
  return openAccount(deps, { ...input, passwordHash }, device);
}

/** The part of a registration after the password was checked and hashed, which takes most of the time. */
export async function openAccount(
  deps: Pick<Deps, 'db' | 'now'>,
  input: CheckedRegistration,
  device: Device | undefined,
): Promise<OpenedAccount> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const user = await insertAccount(tx, deps, input);
      await insertWelcomeNotifications(tx, deps, { user, next: input.next });
      const session = device && (await openSession(tx, deps, { user, remember: false, ...device }));
      return { user, session };
    });
  } catch (error) {
    if (!isUniqueViolation(error, 'users_email')) throw error;
    await inTransaction(deps.db, (tx) => enqueue(tx, sendRegistrationAttempt, { email: input.email }));
    throw new Refusal('email_taken');
  }
}

async function insertAccount(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  input: CheckedRegistration,
): Promise<SessionUser> {
  const id = randomUUID();
  const now = deps.now();
  await insertUser(tx, {
    id,
    email: input.email,
    name: input.name,
    nickname: input.nickname,
    passwordHash: input.passwordHash,
    referralCode: newReferralCode(),
    referredBy: await findReferrer(tx, input.referralCode),
    marketingConsent: input.marketingConsent,
    termsAcceptedAt: input.termsAccepted ? now : null,
    createdAt: now,
  });
  await openWallet(tx, id);
  const user = await readAccount(tx, id);
  if (user === undefined) throw new Error('the account just made is not there');
  return user;
}

async function insertWelcomeNotifications(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { user, next }: { user: SessionUser; next: string | undefined },
): Promise<void> {
  const now = deps.now();
  await notify(tx, 'secure_your_account', user.id, {}, now);
  await notify(tx, 'confirm_your_email', user.id, { email: user.email }, new Date(now.getTime() + 1));
  await notify(tx, 'welcome', user.id, { nickname: user.nickname }, new Date(now.getTime() + 2));
  const { name, email } = user;
  const admins = await listStaff(tx, ['admin']);
  const notices = admins.map((id) => draftNotification('account_registered', id, { name, email }, user.id));
  await notifyAll(tx, notices, now, [toQueue(sendConfirmationLink, { userId: user.id, next })]);
  await enqueueWebhook(tx, deps, 'userRegistration', { user_id: user.id });
}

/** The account that invites with a code; null for an unknown one. */
export async function findReferrer(db: Db | Tx, code: string | undefined): Promise<string | null> {
  if (!code) return null;
  const referrer = await db
    .selectFrom('users')
    .select('id')
    .where('referralCode', '=', code.toUpperCase())
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return referrer?.id ?? null;
}

/** Letters and digits that are not confused when read aloud. */
export function newReferralCode(): string {
  const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
  return `REF-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
}
