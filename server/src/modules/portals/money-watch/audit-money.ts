import { randomUUID } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { chargebackChecks } from '../../money/chargebacks/index.ts';
import { fundingChecks } from '../../money/funding/index.ts';
import { balanceChecks } from '../../money/gateway-balance/index.ts';
import { countEntries, type LedgerCheck, ledgerChecks, runLedgerChecks } from '../../money/ledger/index.ts';
import { freezePayouts, payoutChecks } from '../../money/payouts/index.ts';
import { adjustmentChecks } from '../../money/wallet-adjustments/index.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { coverChecks } from '../../trade/cover/index.ts';
import { disputeChecks } from '../../trade/disputes/index.ts';
import { handoverChecks } from '../../trade/handover/index.ts';
import { offerChecks } from '../../trade/offers/index.ts';
import { purchaseChecks } from '../../trade/purchases/index.ts';

/** The money invariants of all modules. */
const moneyChecks: readonly LedgerCheck[] = [
  ...ledgerChecks,
  ...fundingChecks,
  ...chargebackChecks,
  ...payoutChecks,
  ...balanceChecks,
  ...adjustmentChecks,
  ...purchaseChecks,
  ...offerChecks,
  ...coverChecks,
  ...handoverChecks,
  ...disputeChecks,
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
 * Checks every invariant and stores the result. A violation freezes payouts and alerts staff; nothing is repaired
 * here, because the cause must be understood first.
 */
export async function auditMoney(deps: Pick<Deps, 'db' | 'now'>): Promise<MoneyAudit> {
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
