import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { mobileProviders } from '../../../domain/withdrawal/withdrawal-terms.ts';
import { type ProofSubject, requireProof } from '../../../http/require-proof.ts';
import type { WalletOwner } from '../../../http/session.ts';
import type { BankAccountRow } from './bank-account.store.ts';
import { checkAccount } from './check-account.ts';
import { linkAccount } from './link-account.ts';

/** Links a mobile wallet like a bank account: its number is the account at the provider's bank code. */
export async function linkMobileWallet(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'sealer' | 'paystack'>,
  user: WalletOwner,
  wanted: { provider: string; number: string },
  provenBy: ProofSubject,
): Promise<BankAccountRow> {
  await requireProof(deps.db, provenBy, deps.now());
  const { bank, accountNumber } = mobileAccount(wanted);
  const checked = await checkAccount(deps, user, { bank, accountNumber });
  return linkAccount(deps, { userId: user.id, kind: 'mobile', checked, provenBy });
}

/** Maps the provider to a bank, and the phone number without leading zero or country code to the account number. */
export function mobileAccount(wanted: { provider: string | undefined; number: string | undefined }) {
  const bank = mobileProviders.find(({ code }) => code === wanted.provider);
  if (bank === undefined)
    throw missingDestination('mobile_provider', 'Please choose a mobile money provider.');
  if (wanted.number === undefined)
    throw missingDestination('mobile_number', 'Please enter your mobile money number.');
  return { bank, accountNumber: wanted.number.slice(-10) };
}

export function missingDestination(field: string, message: string): Refusal {
  return new Refusal('destination_missing', { message, details: [{ field, message }] });
}
