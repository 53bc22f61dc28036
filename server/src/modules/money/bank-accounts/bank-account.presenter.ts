import type { BankAccount } from '@oja/contract/bank-account-fields';
import type { Deps } from '../../../deps/deps.ts';
import { decideDestination } from '../../../domain/payout-destination/decide-destination.ts';
import type { BankAccountRow } from './bank-account.store.ts';
import { holderOf } from './match-holder.ts';

/** The account as its owner sees it, under the owner's current name. */
export function presentBankAccount(
  deps: Pick<Deps, 'now' | 'paystack'>,
  row: BankAccountRow,
  payoutName: string,
): BankAccount {
  const now = deps.now();
  const holder = holderOf(deps, row, payoutName);
  const verdict = decideDestination({ status: row.status, holder, usableFrom: row.usableFrom, now });
  const isBank = row.kind === 'bank';
  return {
    ...presentFacts(row, now),
    status: verdict.kind === 'in_review' ? 'in_review' : 'active',
    actions: [
      ...(isBank ? (['edit'] as const) : []),
      'delete',
      ...(isBank && !row.isPrimary ? (['make_primary'] as const) : []),
      ...(verdict.kind === 'usable' ? (['withdraw'] as const) : []),
    ],
  };
}

export function presentFacts(row: BankAccountRow, now: Date): Omit<BankAccount, 'actions'> {
  return {
    id: row.id,
    kind: row.kind,
    bank_name: row.bankName,
    bank_code: row.bankCode,
    account_number: `******${row.last4}`,
    account_name: row.accountName,
    is_primary: row.isPrimary,
    status: row.status === 'in_review' ? 'in_review' : 'active',
    usable_from: row.usableFrom > now ? row.usableFrom.toISOString() : null,
    created_at: row.createdAt.toISOString(),
  };
}
