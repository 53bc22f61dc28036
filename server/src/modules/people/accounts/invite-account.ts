import { randomUUID } from 'node:crypto';
import type { Role } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { openWallet } from '../../money/ledger/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { sendInvitation } from './account.jobs.ts';
import { newReferralCode } from './register-account.ts';
import { insertUser } from './user.store.ts';

/** Creates an account without a usable password; its owner chooses one by the link in the mail. */
export async function inviteAccount(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  input: { name: string; email: string; role: Role },
): Promise<string> {
  const { name, email, role } = input;
  const id = randomUUID();
  const now = deps.now();
  const nickname = name.split(/\s+/)[0] ?? name;
  await insertUser(tx, {
    id,
    email,
    name,
    nickname: nickname.slice(0, 40),
    passwordHash: '',
    role,
    verified: role === 'verified_seller',
    referralCode: newReferralCode(),
    createdAt: now,
  });
  await openWallet(tx, id);
  await notify(tx, 'secure_your_account', id, {}, now);
  await notify(tx, 'confirm_your_email', id, { email }, new Date(now.getTime() + 1));
  await notify(tx, 'welcome', id, { nickname }, new Date(now.getTime() + 2));
  await enqueue(tx, sendInvitation, { userId: id });
  return id;
}
