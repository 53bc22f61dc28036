import { randomUUID } from 'node:crypto';
import { inTransaction, isUniqueViolation, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { whenSentence } from '../../domain/when-sentence.ts';
import { coolingMs } from '../../domain/withdrawal/withdrawal-terms.ts';
import type { WalletOwner } from '../../http/session.ts';
import { raiseAlert } from '../alerts/index.ts';
import { notify } from '../notifications/index.ts';
import {
  type BankAccountRow,
  countEverLinked,
  insertBankAccount,
  lockOwnAccount,
  lockOwner,
  refuseLinked,
  refuseWhileUsed,
  updateBankAccount,
} from './bank-account.store.ts';
import { type CheckedAccount, checkAccount, fingerprintOf, type WantedAccount } from './check-account.ts';
import { sealContext } from './sealed-columns.ts';

/** The first account a person ever links can be used at once, any other after a day. */
export async function linkBankAccount(
  deps: Deps,
  user: WalletOwner,
  wanted: WantedAccount,
): Promise<BankAccountRow> {
  const checked = await checkAccount(deps, user, wanted);
  const id = randomUUID();
  return orLinkedAlready(
    inTransaction(deps.db, async (tx) => {
      await lockOwner(tx, user.id);
      await refuseLinked(tx, { userId: user.id, fingerprints: allFingerprints(deps, checked) });
      const now = deps.now();
      const linkedBefore = await countEverLinked(tx, user.id);
      const hasPrimary = await findPrimary(tx, user.id);
      await insertBankAccount(tx, {
        ...columnsOf(deps, id, checked),
        id,
        userId: user.id,
        isPrimary: !hasPrimary,
        usableFrom: linkedBefore === 0 ? now : new Date(now.getTime() + coolingMs),
        createdAt: now,
      });
      return tell(tx, await lockOwnAccount(tx, { accountId: id, userId: user.id }), now);
    }),
  );
}

/** Another account in the place of this one is as new as any other. Without a number, there is nothing to change. */
export async function replaceBankAccount(
  deps: Deps,
  user: WalletOwner,
  input: {
    accountId: string;
    wanted: Omit<WantedAccount, 'accountNumber'> & { accountNumber?: string | undefined };
  },
): Promise<BankAccountRow> {
  const own = { accountId: input.accountId, userId: user.id };
  const current = await inTransaction(deps.db, (tx) => lockOwnAccount(tx, own));
  const accountNumber =
    input.wanted.accountNumber ?? deps.sealer.open(current.accountNumber, sealContext(current.id)).toString();
  const checked = await checkAccount(deps, user, { ...input.wanted, accountNumber });
  const columns = columnsOf(deps, current.id, checked);
  return orLinkedAlready(
    inTransaction(deps.db, async (tx) => {
      await lockOwner(tx, user.id);
      const locked = await lockOwnAccount(tx, own);
      const fingerprints = allFingerprints(deps, checked);
      if (fingerprints.some((fingerprint) => locked.fingerprint.equals(fingerprint))) return locked;
      await refuseLinked(tx, { userId: user.id, fingerprints });
      await refuseWhileUsed(tx, locked.id);
      const now = deps.now();
      await updateBankAccount(tx, locked.id, { ...columns, usableFrom: new Date(now.getTime() + coolingMs) });
      return tell(tx, await lockOwnAccount(tx, own), now);
    }),
  );
}

function columnsOf(deps: Deps, id: string, checked: CheckedAccount) {
  const { accountNumber, ...plain } = checked;
  return {
    ...plain,
    accountNumber: deps.sealer.seal(accountNumber, sealContext(id)),
    fingerprint: fingerprintOf(deps, checked),
    last4: accountNumber.slice(-4),
  };
}

/** Until the keys are rotated, an account may have been marked under an older one. */
function allFingerprints(deps: Deps, checked: CheckedAccount): Buffer[] {
  return deps.sealer.keyIds.map((keyId) => fingerprintOf(deps, checked, keyId));
}

async function tell(tx: Tx, row: BankAccountRow, now: Date): Promise<BankAccountRow> {
  const account = `${row.bankName} ******${row.last4}`;
  if (row.status === 'in_review') {
    const message = `The holder of a linked bank account (${row.accountName}) must be compared with its owner.`;
    const page = '/admin/withdrawals?view=accounts';
    await raiseAlert(tx, { kind: 'withdrawal_attention', subject: row.id, message, page }, now);
  }
  const usable =
    row.status === 'in_review'
      ? 'We compare the name on it with yours first.'
      : row.usableFrom > now
        ? `You can withdraw to it from ${whenSentence(row.usableFrom)}.`
        : 'You can withdraw to it now.';
  await notify(tx, 'bank_account_linked', row.userId, { account, usable }, now);
  return row;
}

async function findPrimary(tx: Tx, userId: string): Promise<boolean> {
  const primary = await tx
    .selectFrom('bankAccounts')
    .select('id')
    .where('userId', '=', userId)
    .where('isPrimary', '=', true)
    .executeTakeFirst();
  return primary !== undefined;
}

async function orLinkedAlready<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (isUniqueViolation(error, 'bank_accounts_once')) throw new Refusal('bank_account_linked_already');
    throw error;
  }
}
