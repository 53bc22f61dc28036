import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { updateBankAccount } from './bank-account.store.ts';
import { fingerprintOf } from './check-account.ts';
import { sealContext } from './sealed-columns.ts';

const rowsAtOnce = 200;

/**
 * A part of the rotation of keys: marks every account under the current key, so that the same account is still found
 * when the older keys are gone. Says how many marks were changed.
 */
export async function restateFingerprints(deps: Pick<Deps, 'db' | 'sealer'>): Promise<number> {
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
