import { createHmac } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { orPaymentRefusal, PaystackRefused } from '../../gateways/paystack/index.ts';
import type { WalletOwner } from '../../http/session.ts';
import { findBank } from './bank-list.ts';
import { resolveAccount } from './resolve-account.ts';

export interface WantedAccount {
  bankName: string;
  bankCode?: string | undefined;
  accountNumber: string;
}

export interface CheckedAccount {
  bankName: string;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  recipientCode: string;
  status: 'active' | 'in_review';
}

/**
 * Everything that must be true before an account is linked, asked of the gateway before any transaction begins: the bank
 * exists, knows the number, and the holder is the person. What they typed as the name does not count; the bank's does.
 */
export async function checkAccount(
  deps: Deps,
  user: WalletOwner,
  wanted: WantedAccount,
): Promise<CheckedAccount> {
  const { accountNumber } = wanted;
  const bank = await findBank(deps, { code: wanted.bankCode, name: wanted.bankName });
  const { accountName, match } = await resolveAccount(deps, user, { bankCode: bank.code, accountNumber });
  if (match === 'none') {
    throw new Refusal('account_name_mismatch', {
      message: `This account belongs to ${accountName}. You can only link an account in your own name.`,
    });
  }
  const recipientCode = await makeRecipient(deps, { accountName, accountNumber, bankCode: bank.code });
  const status = match === 'full' ? 'active' : 'in_review';
  return { bankName: bank.name, bankCode: bank.code, accountNumber, accountName, recipientCode, status };
}

async function makeRecipient(
  deps: Deps,
  target: { accountName: string; accountNumber: string; bankCode: string },
): Promise<string> {
  try {
    const { accountName: name, accountNumber, bankCode } = target;
    const recipient = await deps.paystack.createRecipient({ type: 'nuban', name, accountNumber, bankCode });
    return recipient.recipientCode;
  } catch (error) {
    if (error instanceof PaystackRefused) throw new Refusal('account_unresolved');
    throw orPaymentRefusal(error);
  }
}

/** Finds the same account again without keeping its number readable: ten digits are too few for a plain hash. */
export function fingerprintOf(
  { sealer }: Pick<Deps, 'sealer'>,
  target: { bankCode: string; accountNumber: string },
  keyId: string = sealer.currentKeyId,
): Buffer {
  return createHmac('sha256', sealer.derive('bank account fingerprint', keyId))
    .update(`${target.bankCode}:${target.accountNumber}`)
    .digest();
}
