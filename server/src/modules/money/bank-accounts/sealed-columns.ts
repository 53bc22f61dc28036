import type { SealedColumn } from '../../../db/reseal-column.ts';

export const sealContext = (accountId: string) => `bank-account:${accountId}`;

export const sealedBankAccountColumns: readonly SealedColumn[] = [
  { table: 'bank_accounts', id: 'id', column: 'account_number', contextOf: sealContext },
];
