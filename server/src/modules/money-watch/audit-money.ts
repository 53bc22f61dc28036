import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { raiseAlert } from '../alerts/index.ts';
import { fundingChecks } from '../funding/index.ts';
import { balanceChecks } from '../gateway-balance/index.ts';
import { countEntries, type LedgerCheck, ledgerChecks, runLedgerChecks } from '../ledger/index.ts';
import { freezePayouts, payoutChecks } from '../payouts/index.ts';
import { purchaseChecks } from '../purchases/index.ts';

/** Every invariant of Oja's money, of all modules that keep any. */
const moneyChecks: readonly LedgerCheck[] = [
  ...ledgerChecks,
  ...fundingChecks,
  ...payoutChecks,
  ...balanceChecks,
  ...purchaseChecks,
];

export interface MoneyAudit {
  id: string;
  startedAt: Date;
  finishedAt: Date;
  entries: number;
  checks: { name: string; faults: number }[];
  clean: boolean;
}

export async function findMoneyFaults(db: Db): Promise<{ name: string; faults: number }[]> {
  const results = await runLedgerChecks(db, moneyChecks);
  return results.filter(({ faults }) => faults !== 0);
}

/**
 * Proves every invariant and keeps the result. A violation stops payouts and calls the administrators; nothing is ever
 * repaired here, because whatever caused it must be understood first.
 */
export async function auditMoney(deps: Deps): Promise<MoneyAudit> {
  const startedAt = new Date();
  const entries = await countEntries(deps.db);
  const checks = await runLedgerChecks(deps.db, moneyChecks);
  const broken = checks.filter(({ faults }) => faults !== 0);
  const audit = {
    id: randomUUID(),
    startedAt,
    finishedAt: new Date(),
    entries,
    checks,
    clean: broken.length === 0,
  };
  await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('ledgerAudits')
      .values({ ...audit, checks: JSON.stringify(checks) })
      .execute();
    if (audit.clean) return;
    const at = deps.now();
    const reason = `The books do not balance: ${broken.map(({ name }) => `"${name}" is broken`).join(', ')}.`;
    await freezePayouts(tx, { reason, by: null, at });
    await raiseAlert(
      tx,
      { kind: 'ledger_fault', subject: 'ledger', message: `${reason} Payouts are frozen.` },
      at,
    );
  });
  return audit;
}
