import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Plans, Subscriptions } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type PlanRow = Selectable<Plans>;
export type SubscriptionRow = Selectable<Subscriptions>;

/**
 * Locks the subscription of a user. Without one an empty row is inserted first, so that two concurrent first choices
 * are serialised.
 */
export async function lockSubscription(tx: Tx, userId: string): Promise<SubscriptionRow> {
  await tx
    .insertInto('subscriptions')
    .values({ userId })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .execute();
  return tx
    .selectFrom('subscriptions')
    .selectAll()
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function updateSubscription(
  tx: Tx,
  userId: string,
  change: Updateable<Subscriptions>,
): Promise<void> {
  await tx.updateTable('subscriptions').set(change).where('userId', '=', userId).execute();
}

export function readPlan(tx: Tx, planId: string): Promise<PlanRow | undefined> {
  return tx.selectFrom('plans').selectAll().where('id', '=', planId).executeTakeFirst();
}

/** Locks a plan for a change by staff; subscribers may still refer to it meanwhile. */
export function lockPlan(tx: Tx, planId: string): Promise<PlanRow | undefined> {
  return tx.selectFrom('plans').selectAll().where('id', '=', planId).forNoKeyUpdate().executeTakeFirst();
}

/** At most one plan is the popular one, so the mark moves. */
export async function savePlanRow(
  tx: Tx,
  plan: Insertable<Plans> & { id: string },
  features: readonly string[],
): Promise<void> {
  if (plan.isPopular) {
    await tx
      .updateTable('plans')
      .set({ isPopular: false })
      .where('isPopular', '=', true)
      .where('id', '!=', plan.id)
      .execute();
  }
  const { id: _id, createdAt: _createdAt, ...change } = plan;
  await tx
    .insertInto('plans')
    .values(plan)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(change))
    .execute();
  await tx.deleteFrom('planFeatures').where('planId', '=', plan.id).execute();
  await tx
    .insertInto('planFeatures')
    .values(features.map((feature, position) => ({ planId: plan.id, position, feature })))
    .execute();
}
