import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { ListingFacts } from '../../../domain/risk/listing-facts.ts';
import { findSignals } from '../../../domain/risk/listing-signals.ts';
import { parseFacts } from './stored-facts.ts';

export interface RiskCheck {
  listingId: string;
  sellerId: string;
  /** It needs no review unless a rule holds it. */
  goesThrough: boolean;
  facts: ListingFacts;
  now: Date;
}

export async function insertRiskCheck(tx: Tx, check: RiskCheck): Promise<number> {
  const { listingId, sellerId, goesThrough, facts, now } = check;
  const { id } = await tx
    .insertInto('riskChecks')
    .values({
      listingId,
      sellerId,
      goesThrough,
      checkedAt: now,
      facts: JSON.stringify(facts),
      signals: findSignals(facts).map(({ name }) => name),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The check at the last submission or change; undefined once it is too old to be kept. */
export async function readLastRiskCheck(db: Db, listingId: string) {
  const row = await db
    .selectFrom('riskChecks')
    .select(['id', 'checkedAt', 'facts'])
    .where('listingId', '=', listingId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const holds = await db
    .selectFrom('riskHolds')
    .select('ruleName')
    .where('checkId', '=', row.id)
    .orderBy('ruleName')
    .execute();
  return {
    checkedAt: row.checkedAt,
    facts: parseFacts(row.facts),
    heldBy: holds.map(({ ruleName }) => ruleName),
  };
}

export async function deleteOldRiskChecks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('riskChecks').where('checkedAt', '<', before).execute();
}
