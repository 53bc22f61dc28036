import { hourMs } from '@oja/contract/durations';
import type { RiskRule } from '@oja/contract/risk';
import { dryRunHours } from '@oja/contract/risk-signals';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { RuleCondition } from '../../../domain/risk/rule-holds.ts';

export interface DryRunRecord extends RuleCondition {
  ruleId: string;
  version: number;
  checked: number;
  held: number;
  triedAt: Date;
  triedBy: string;
}

export async function insertDryRun(tx: Tx, record: DryRunRecord): Promise<void> {
  await tx.insertInto('riskDryRuns').values(record).execute();
}

/** The last dry run of this condition, as staff read it. */
export async function readLastDryRun(
  db: Db | Tx,
  { id, version }: { id: string; version: number },
): Promise<RiskRule['last_dry_run']> {
  const row = await db
    .selectFrom('riskDryRuns as run')
    .innerJoin('users as person', 'person.id', 'run.triedBy')
    .select(['run.triedAt', 'run.triedBy', 'run.checked', 'run.held', 'person.name'])
    .where('run.ruleId', '=', id)
    .where('run.version', '=', version)
    .orderBy('run.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { triedAt, triedBy, checked, held, name } = row;
  return { at: triedAt.toISOString(), by: name, by_id: triedBy, checked, held };
}

/** Refuses unless a member of staff tried this condition within the last day. */
export async function requireDryRun(tx: Tx, rule: { id: string; version: number }, now: Date): Promise<void> {
  const last = await readLastDryRun(tx, rule);
  const since = now.getTime() - dryRunHours * hourMs;
  if (last === null || Date.parse(last.at) < since) throw new Refusal('dry_run_needed');
}
