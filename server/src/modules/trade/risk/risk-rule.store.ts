import { randomUUID } from 'node:crypto';
import { dayMs } from '@oja/contract/durations';
import { type RiskRule, riskRulesAtMost } from '@oja/contract/risk';
import { dryRunDays, listingSignalNames } from '@oja/contract/risk-signals';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { RuleCondition } from '../../../domain/risk/rule-holds.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { type DryRunRecord, insertDryRun, readLastDryRun, requireDryRun } from './dry-run.store.ts';

type Content = RuleCondition & { name: string };
type Writing = Pick<Deps, 'db' | 'now'>;
type TriedRule = Omit<DryRunRecord, 'triedAt' | 'triedBy'>;

const signalName = z.enum(listingSignalNames);

const selectRules = (db: Db) =>
  db
    .selectFrom('riskRules as rule')
    .leftJoin('users as person', 'person.id', 'rule.updatedBy')
    .selectAll('rule')
    .select('person.name as updatedByName');

type RuleRow = Awaited<ReturnType<ReturnType<typeof selectRules>['executeTakeFirstOrThrow']>>;

export async function listRiskRules({ db, now }: Writing): Promise<RiskRule[]> {
  const rows = await selectRules(db).orderBy('rule.name').orderBy('rule.id').execute();
  const held = await countHeld(db, dryRunStart(now()));
  return Promise.all(rows.map((row) => present(db, row, held.get(row.id) ?? 0)));
}

/** The rules that are on, read in the transaction of the change that they may hold. */
export async function readRulesOn(tx: Tx): Promise<(Content & { id: string })[]> {
  const rows = await tx
    .selectFrom('riskRules')
    .select(['id', 'name', 'signal', 'threshold'])
    .where('isOn', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, signal: signalName.parse(row.signal) }));
}

export async function readRule(db: Db, id: string): Promise<RuleCondition & { version: number }> {
  const row = await db
    .selectFrom('riskRules')
    .select(['signal', 'threshold', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return { ...row, signal: signalName.parse(row.signal) };
}

export async function addRiskRule(deps: Writing, actor: Actor, content: Content): Promise<RiskRule> {
  return inUniqueName(deps, async (tx) => {
    const { rules } = await tx
      .selectFrom('riskRules')
      .select((select) => select.fn.countAll<number>().as('rules'))
      .executeTakeFirstOrThrow();
    if (rules >= riskRulesAtMost) throw new Refusal('too_many_risk_rules');
    const id = randomUUID();
    await tx
      .insertInto('riskRules')
      .values({ id, ...content, updatedAt: deps.now(), updatedBy: actor.id })
      .execute();
    await audit(tx, { actor, action: 'risk_rule.added', subject: subject(id), after: content });
    return read(tx, id, deps.now());
  });
}

/** Another condition was not tried yet, so it switches the rule off. */
export async function saveRiskRule(
  deps: Writing,
  actor: Actor,
  { id, ...content }: Content & { id: string },
): Promise<RiskRule> {
  return inUniqueName(deps, async (tx) => {
    const before = await lock(tx, id);
    const isSame = before.signal === content.signal && before.threshold === content.threshold;
    const condition = isSame ? {} : { isOn: false, version: before.version + 1 };
    await tx
      .updateTable('riskRules')
      .set({ ...content, ...condition, updatedAt: deps.now(), updatedBy: actor.id })
      .where('id', '=', id)
      .execute();
    const after = { ...content, isOn: isSame && before.isOn };
    await audit(tx, { actor, action: 'risk_rule.changed', subject: subject(id), before, after });
    return read(tx, id, deps.now());
  });
}

/** Switches on only a condition that was tried lately; a rule that is so already stays as it is. */
export async function switchRiskRule(
  deps: Writing,
  actor: Actor,
  { id, on, version }: { id: string; on: boolean; version: number },
): Promise<RiskRule> {
  return inTransaction(deps.db, async (tx) => {
    const before = await lock(tx, id);
    if (before.version !== version) throw new Refusal('state_conflict');
    if (before.isOn !== on) {
      if (on) await requireDryRun(tx, { id, version }, deps.now());
      await tx
        .updateTable('riskRules')
        .set({ isOn: on, updatedAt: deps.now(), updatedBy: actor.id })
        .where('id', '=', id)
        .execute();
      const action = on ? 'risk_rule.switched_on' : 'risk_rule.switched_off';
      await audit(tx, { actor, action, subject: subject(id), before, after: { ...before, isOn: on } });
    }
    return read(tx, id, deps.now());
  });
}

/** Records what a dry run showed, unless the condition was changed meanwhile. */
export async function recordDryRun(
  deps: Writing,
  actor: Actor & { id: string },
  tried: TriedRule,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { ruleId, ...form } = tried;
    const { version, isOn } = await lock(tx, ruleId);
    if (version !== tried.version) throw new Refusal('state_conflict');
    await insertDryRun(tx, { ...tried, triedAt: deps.now(), triedBy: actor.id });
    const after = { ...form, isOn };
    await audit(tx, { actor, action: 'risk_rule.tried', subject: subject(ruleId), after });
  });
}

export async function deleteRiskRule(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const before = await lock(tx, id);
    await tx.deleteFrom('riskRules').where('id', '=', id).execute();
    await audit(tx, { actor, action: 'risk_rule.deleted', subject: subject(id), before });
  });
}

export function dryRunStart(now: Date): Date {
  return new Date(now.getTime() - dryRunDays * dayMs);
}

const subject = (id: string) => ({ kind: 'risk_rule', id });

async function inUniqueName<Result>(
  deps: Pick<Deps, 'db'>,
  write: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(deps.db, write);
  } catch (error) {
    if (isUniqueViolation(error, 'risk_rules_name')) throw new Refusal('risk_rule_name_taken');
    throw error;
  }
}

async function lock(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('riskRules')
    .select(['name', 'signal', 'threshold', 'isOn', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

async function read(tx: Tx, id: string, now: Date): Promise<RiskRule> {
  const row = await selectRules(tx).where('rule.id', '=', id).executeTakeFirstOrThrow();
  return present(tx, row, (await countHeld(tx, dryRunStart(now))).get(id) ?? 0);
}

async function countHeld(db: Db, since: Date): Promise<Map<string, number>> {
  const { rows } = await sql<{ ruleId: string; held: number }>`
    select h.rule_id, count(*)::int as held from risk_checks c join risk_holds h on h.check_id = c.id
     where c.checked_at >= ${since} and c.goes_through group by h.rule_id`.execute(db);
  return new Map(rows.map(({ ruleId, held }) => [ruleId, held]));
}

async function present(db: Db | Tx, row: RuleRow, held: number): Promise<RiskRule> {
  return {
    id: row.id,
    name: row.name,
    signal: signalName.parse(row.signal),
    threshold: row.threshold,
    is_on: row.isOn,
    version: row.version,
    held,
    last_dry_run: await readLastDryRun(db, row),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedByName,
    updated_by_id: row.updatedBy,
  };
}
