import { randomUUID } from 'node:crypto';
import { inTransaction } from '../src/db/transaction.ts';
import { account } from '../src/domain/ledger/chart-of-accounts.ts';
import { credit, debit } from '../src/domain/ledger/posting.ts';
import { postTransfer } from '../src/modules/money/ledger/index.ts';
import type { Oja } from './oja.ts';

/** Funds a wallet without a payment, for tests that only spend it. */
export async function fundWallet(oja: Oja, userId: string, amountKobo: number): Promise<void> {
  await inTransaction(oja.deps.db, (tx) =>
    postTransfer(
      tx,
      {
        key: `test-fund:${randomUUID()}`,
        kind: 'test',
        subjectId: null,
        memo: 'Test money',
        legs: [debit(account.platform('bank'), amountKobo), credit(account.wallet(userId), amountKobo)],
      },
      oja.deps.now(),
    ),
  );
}
