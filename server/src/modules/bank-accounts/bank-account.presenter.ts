import type { BankAccount } from '@oja/contract/payouts';
import type { BankAccountRow } from './bank-account.store.ts';

export function presentBankAccount(row: BankAccountRow, now: Date): BankAccount {
  const isUsable = row.status === 'active' && row.usableFrom <= now;
  return {
    ...presentFacts(row, now),
    actions: [
      'edit',
      'delete',
      ...(row.isPrimary ? [] : (['make_primary'] as const)),
      ...(isUsable ? (['withdraw'] as const) : []),
    ],
  };
}

export function presentFacts(row: BankAccountRow, now: Date): Omit<BankAccount, 'actions'> {
  return {
    id: row.id,
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
