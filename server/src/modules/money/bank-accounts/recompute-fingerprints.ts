import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { updateBankAccount } from './bank-account.store.ts';
import { fingerprintOf } from './check-account.ts';
import { sealContext } from './sealed-columns.ts';

const rowsAtOnce = 200;

/**
 * Part of the key rotation: recomputes every fingerprint under the current key, so that an account is still found
 * when the older keys are removed. Returns the number of changes.
 */
export async function recomputeFingerprints(deps: Pick<Deps, 'db' | 'sealer'>): Promise<number> {
  let changed = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await inTransaction(deps.db, async (tx) => {
      const accounts = await tx
        .selectFrom('bankAccounts')
        .select(['id', 'bankCode', 'accountNumber', 'fingerprint'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(rowsAtOnce)
        .forUpdate()
        .execute();
      for (const { id, bankCode, accountNumber, fingerprint: old } of accounts) {
        const number = deps.sealer.open(accountNumber, sealContext(id)).toString();
        const fingerprint = fingerprintOf(deps, { bankCode, accountNumber: number });
        if (fingerprint.equals(old)) continue;
        await updateBankAccount(tx, id, { fingerprint });
        changed += 1;
      }
      return accounts;
    });
    const end = rows.at(-1);
    if (end === undefined) return changed;
    last = end.id;
  }
}
