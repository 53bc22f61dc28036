import type { Tx } from '../../../db/transaction.ts';
import { ruleHolds } from '../../../domain/risk/rule-holds.ts';
import { insertRiskCheck, type RiskCheck } from './risk-check.store.ts';
import { readRulesOn } from './risk-rule.store.ts';

/** Keeps the check of a change that needs no review, and returns the names of the rules that hold it. */
export async function holdByRules(tx: Tx, check: Omit<RiskCheck, 'goesThrough'>): Promise<string[]> {
  const checkId = await insertRiskCheck(tx, { ...check, goesThrough: true });
  const rules = (await readRulesOn(tx)).filter((rule) => ruleHolds(check.facts, rule));
  if (rules.length === 0) return [];
  const holds = rules.map(({ id, name }) => ({ checkId, ruleId: id, ruleName: name }));
  await tx.insertInto('riskHolds').values(holds).execute();
  return rules.map(({ name }) => name);
}
