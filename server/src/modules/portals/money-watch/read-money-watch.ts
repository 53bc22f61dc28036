import { nairaFromKobo } from '@oja/contract/money';
import type { LedgerAudit, MoneyWatch } from '@oja/contract/money-watch';
import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { readBalancesByKind } from '../../money/ledger/index.ts';
import { readFreezeWithName } from '../../money/payouts/index.ts';
import { listAlerts } from '../../platform/alerts/index.ts';
import type { MoneyAudit } from './audit-money.ts';

const alertsShown = 50;
const storedChecks = z.array(z.object({ name: z.string(), faults: z.int() }));

export async function readMoneyWatch(deps: Pick<Deps, 'db'>): Promise<MoneyWatch> {
  const [freeze, lastAudit, balances, alerts] = await Promise.all([
    readFreezeWithName(deps.db),
    readLastAudit(deps),
    readBalancesByKind(deps.db),
    listAlerts(deps.db, alertsShown),
  ]);
  return {
    payouts: {
      frozen: freeze !== undefined,
      since: freeze?.frozenAt.toISOString() ?? null,
      reason: freeze?.reason ?? null,
      frozen_by: freeze?.frozenByName ?? null,
    },
    last_audit: lastAudit && presentAudit(lastAudit),
    balances: balances.map((row) => ({
      kind: row.kind,
      class: row.class,
      // Assets and expenses have debit balances; they are shown as positive amounts.
      balance: nairaFromKobo(
        row.class === 'asset' || row.class === 'expense' ? -row.balanceKobo : row.balanceKobo,
      ),
    })),
    alerts,
  };
}

export async function readLastAudit(deps: Pick<Deps, 'db'>): Promise<MoneyAudit | null> {
  const row = await deps.db
    .selectFrom('ledgerAudits')
    .selectAll()
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, checks: storedChecks.parse(row.checks) } : null;
}

export function presentAudit(audit: MoneyAudit): LedgerAudit {
  return {
    id: audit.id,
    finished_at: audit.finishedAt.toISOString(),
    milliseconds: audit.finishedAt.getTime() - audit.startedAt.getTime(),
    entries: audit.entries,
    checks: audit.checks,
    clean: audit.clean,
  };
}
