import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps/deps.ts';
import type { NameMatch } from '../../../domain/bank-account/match-names.ts';
import { decideHolder } from '../../../domain/payout-destination/decide-destination.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { orPaymentRefusal, PaystackRefused } from '../../../gateways/paystack/index.ts';
import type { WalletOwner } from '../../../http/session.ts';
import type { Bank } from './bank-list.ts';
import { resolveAccount } from './resolve-account.ts';

export interface CheckedAccount {
  bankName: string;
  bankCode: string;
  accountNumber: string;
  accountName: string;
  recipientCode: string;
}

/**
 * Checks with the gateway before an account is linked and before any transaction begins: the bank knows the number
 * and its holder. The bank's name of the holder counts, not the typed one. Whether the holder is the owner is decided
 * again under the lock; here an account of another person is refused before a recipient is created for it.
 */
export async function checkAccount(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'paystack'>,
  user: WalletOwner,
  { bank, accountNumber }: { bank: Bank; accountNumber: string },
): Promise<CheckedAccount> {
  const { accountName, match } = await resolveAccount(deps, user, { bankCode: bank.code, accountNumber });
  requireOwnAccount({ match, accountName });
  const recipientCode = await makeRecipient(deps, { accountName, accountNumber, bankCode: bank.code });
  return { bankName: bank.name, bankCode: bank.code, accountNumber, accountName, recipientCode };
}

/** The state of the linked account; refuses an account of another person. */
export function requireOwnAccount(account: {
  match: NameMatch;
  accountName: string;
}): 'active' | 'in_review' {
  const state = decideHolder(account.match);
  if (state !== 'refused') return state;
  throw new Refusal('account_name_mismatch', {
    message: `This account belongs to ${account.accountName}. You can only link an account in your own name.`,
  });
}

async function makeRecipient(
  deps: Pick<Deps, 'paystack'>,
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

/**
 * Identifies an account without storing its number readably. Keyed, because ten digits are too few for a plain hash.
 */
export function fingerprintOf(
  { sealer }: Pick<Deps, 'sealer'>,
  target: { bankCode: string; accountNumber: string },
  keyId: string = sealer.currentKeyId,
): Buffer {
  return createHmac('sha256', sealer.derive('bank account fingerprint', keyId))
    .update(`${target.bankCode}:${target.accountNumber}`)
    .digest();
}

/** Fingerprints under every key, because an account may have one of an older key until the rotation. */
export function allFingerprints(
  deps: Pick<Deps, 'sealer'>,
  target: { bankCode: string; accountNumber: string },
): Buffer[] {
  return deps.sealer.keyIds.map((keyId) => fingerprintOf(deps, target, keyId));
}
