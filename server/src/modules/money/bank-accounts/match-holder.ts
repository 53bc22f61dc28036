import type { Deps } from '../../../deps/deps.ts';
import { matchNames, type NameMatch } from '../../../domain/bank-account/match-names.ts';
import type { Holder } from '../../../domain/payout-destination/decide-destination.ts';
import type { BankAccountRow } from './bank-account.store.ts';

/** Compares the bank's holder name with the name of the person. */
export function matchHolder(
  { paystack }: Pick<Deps, 'paystack'>,
  names: { holderName: string; personName: string },
): NameMatch {
  // Paystack's test mode returns a made-up holder for every account.
  const isTestAccount = paystack.domain === 'test' && names.holderName.startsWith('TEST ACCOUNT');
  return isTestAccount ? 'full' : matchNames(names.personName, names.holderName);
}

export function holderOf(
  deps: Pick<Deps, 'paystack'>,
  account: Pick<BankAccountRow, 'accountName' | 'approvedForName'>,
  personName: string,
): Holder {
  const match = matchHolder(deps, { holderName: account.accountName, personName });
  return { match, personName, approvedForName: account.approvedForName };
}
