import type { Platform } from '@oja/contract/listing-fields';
import type { RiskDryRun } from '@oja/contract/risk';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { explainSignal } from '../../../domain/risk/listing-signals.ts';
import { type RuleCondition, ruleHolds } from '../../../domain/risk/rule-holds.ts';
import type { Actor } from '../../platform/audit/index.ts';
import { dryRunStart, readRule, recordDryRun } from './risk-rule.store.ts';
import { parseFacts } from './stored-facts.ts';

const readAtOnce = 1_000;
const shownAtMost = 50;

interface CheckRow {
  id: number;
  listingId: string;
  handle: string;
  platform: Platform;
  sellerId: string;
  sellerName: string;
  checkedAt: Date;
  facts: unknown;
  wasHeld: boolean;
}

/**
 * Asks the rule about the facts that were stored with every change that needed no review, the newest first. A change that
 * a rule really held was decided by the same function on the same facts. The run is recorded: a rule is switched on only
 * after one.
 */
export async function tryRiskRule(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor & { id: string },
  ruleId: string,
): Promise<RiskDryRun> {
  const rule = await readRule(deps.db, ruleId);
  const dryRun = await weighStoredChanges(deps, rule);
  const { checked, held } = dryRun;
  await recordDryRun(deps, actor, { ruleId, ...rule, checked, held });
  return dryRun;
}

async function weighStoredChanges(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  rule: RuleCondition & { version: number },
): Promise<RiskDryRun> {
  const since = dryRunStart(now());
  const dryRun: RiskDryRun = {
    version: rule.version,
    since: since.toISOString(),
    checked: 0,
    held: 0,
    changes: [],
  };
  for (let before: number | null = null; ; ) {
    const rows: CheckRow[] = await readChecks(db, { since, before });
    for (const row of rows) addCheck(dryRun, row, rule);
    const last = rows.at(-1);
    if (last === undefined || rows.length < readAtOnce) return dryRun;
    before = last.id;
  }
}

function addCheck(dryRun: RiskDryRun, row: CheckRow, rule: RuleCondition): void {
  const facts = parseFacts(row.facts);
  dryRun.checked += 1;
  if (!ruleHolds(facts, rule)) return;
  dryRun.held += 1;
  if (dryRun.changes.length >= shownAtMost) return;
  dryRun.changes.push({
    listing_id: row.listingId,
    handle: row.handle,
    platform: row.platform,
    seller: { id: row.sellerId, name: row.sellerName },
    at: row.checkedAt.toISOString(),
    explanation: explainSignal(facts, rule.signal),
    was_held: row.wasHeld,
  });
}

async function readChecks(
  db: Db,
  { since, before }: { since: Date; before: number | null },
): Promise<CheckRow[]> {
  const { rows } = await sql<CheckRow>`
    select c.id, c.listing_id, l.handle, l.platform, c.seller_id, u.name as seller_name, c.checked_at, c.facts,
           exists (select from risk_holds where check_id = c.id) as was_held
      from risk_checks c join listings l on l.id = c.listing_id join users u on u.id = c.seller_id
     where c.goes_through and c.checked_at >= ${since} and (${before}::bigint is null or c.id < ${before})
     order by c.id desc limit ${sql.lit(readAtOnce)}`.execute(db);
  return rows;
}
