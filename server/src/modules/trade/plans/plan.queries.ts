import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { PlanRow, SubscriptionRow } from './plan.store.ts';

export interface PlanWithFeatures extends PlanRow {
  features: string[];
}

/** Cheapest first. With `archived`, archived plans follow the others. */
export async function readPlans(
  db: Db | Tx,
  options: { archived: boolean; planId?: string },
): Promise<PlanWithFeatures[]> {
  let query = db.selectFrom('plans').selectAll();
  if (!options.archived) query = query.where('archivedAt', 'is', null);
  if (options.planId !== undefined) query = query.where('id', '=', options.planId);
  const plans = await query
    .orderBy('archivedAt', (order) => order.desc().nullsFirst())
    .orderBy('priceKobo')
    .orderBy('name')
    .execute();
  const features = await readFeatures(
    db,
    plans.map((plan) => plan.id),
  );
  return plans.map((plan) => ({ ...plan, features: features.get(plan.id) ?? [] }));
}

async function readFeatures(db: Db | Tx, planIds: readonly string[]): Promise<Map<string, string[]>> {
  const byPlan = new Map(planIds.map((planId): [string, string[]] => [planId, []]));
  if (planIds.length === 0) return byPlan;
  const rows = await db
    .selectFrom('planFeatures')
    .selectAll()
    .where('planId', 'in', planIds)
    .orderBy('planId')
    .orderBy('position')
    .execute();
  for (const { planId, feature } of rows) byPlan.get(planId)?.push(feature);
  return byPlan;
}

export function readSubscription(db: Db | Tx, userId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/** Subscriptions whose period ends before `until`, the earliest first. */
export async function readEndingPeriods(
  db: Db,
  options: { until: Date; after: string; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('userId')
    .where('periodEndsAt', '<=', options.until)
    .where('userId', '>', options.after)
    .orderBy('userId')
    .limit(options.limit)
    .execute();
  return rows.map((row) => row.userId);
}
