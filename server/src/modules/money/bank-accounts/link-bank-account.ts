import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import type { WalletOwner } from '../../../http/session.ts';
import { type BankAccountRow, lockOwnAccount } from './bank-account.store.ts';
import { findBank } from './bank-list.ts';
import { checkAccount } from './check-account.ts';
import { linkAccount, replaceAccount } from './link-account.ts';
import { sealContext } from './sealed-columns.ts';

interface WantedAccount {
  bankName: string;
  bankCode?: string | undefined;
  accountNumber: string;
}

export async function linkBankAccount(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'sealer' | 'paystack'>,
  user: WalletOwner,
  wanted: WantedAccount,
  provenBy: ProofSubject,
): Promise<BankAccountRow> {
  await requireProof(deps.db, provenBy, deps.now());
  const bank = await findBank(deps, { code: wanted.bankCode, name: wanted.bankName });
  const checked = await checkAccount(deps, user, { bank, accountNumber: wanted.accountNumber });
  return linkAccount(deps, { userId: user.id, kind: 'bank', checked, provenBy });
}

/** Without a number, the stored number stays and the bank may change. */
export async function replaceBankAccount(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'sealer' | 'paystack'>,
  user: WalletOwner,
  input: {
    accountId: string;
    wanted: Omit<WantedAccount, 'accountNumber'> & { accountNumber?: string | undefined };
  },
  provenBy: ProofSubject,
): Promise<BankAccountRow> {
  const { accountId, wanted } = input;
  await requireProof(deps.db, provenBy, deps.now());
  const current = await inTransaction(deps.db, (tx) =>
    lockOwnAccount(tx, { accountId, userId: user.id, kind: 'bank' }),
  );
  const accountNumber =
    wanted.accountNumber ?? deps.sealer.open(current.accountNumber, sealContext(current.id)).toString();
  const bank = await findBank(deps, { code: wanted.bankCode, name: wanted.bankName });
  const checked = await checkAccount(deps, user, { bank, accountNumber });
  return replaceAccount(deps, { userId: user.id, accountId, checked, provenBy });
}
