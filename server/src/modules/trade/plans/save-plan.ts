import { randomUUID } from 'node:crypto';
import { koboFromNaira } from '@oja/contract/money';
import type { PlanDraft } from '@oja/contract/plans';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { type PlanWithFeatures, readPlans } from './plan.queries.ts';
import { lockPlan, savePlanRow } from './plan.store.ts';

export async function createPlan(
  deps: Pick<Deps, 'db' | 'now'>,
  draft: PlanDraft,
  actor: Actor,
): Promise<PlanWithFeatures> {
  return saving(deps, async (tx) => {
    const id = randomUUID();
    await savePlanRow(tx, { ...rowOf(draft), id, createdAt: deps.now() }, draft.features);
    await audit(tx, { actor, action: 'plan.created', subject: { kind: 'plan', id }, after: draft });
    return readOne(tx, id);
  });
}

/** Subscribers keep the announced price for their next period. */
export async function updatePlan(
  deps: Pick<Deps, 'db'>,
  input: { planId: string; draft: PlanDraft; actor: Actor },
): Promise<PlanWithFeatures> {
  const { planId, draft, actor } = input;
  return saving(deps, async (tx) => {
    const locked = await lockPlan(tx, planId);
    if (locked === undefined) throw new Refusal('not_found');
    if (locked.archivedAt !== null) throw new Refusal('plan_archived');
    const before = await readOne(tx, planId);
    await savePlanRow(tx, { ...locked, ...rowOf(draft) }, draft.features);
    const after = await readOne(tx, planId);
    await audit(tx, { actor, action: 'plan.updated', subject: { kind: 'plan', id: planId }, before, after });
    return after;
  });
}

/** Plans are never deleted: payments and subscribers refer to them. */
export async function setPlanArchived(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { planId: string; archived: boolean; actor: Actor },
): Promise<PlanWithFeatures> {
  const { planId, archived, actor } = input;
  return saving(deps, async (tx) => {
    const locked = await lockPlan(tx, planId);
    if (locked === undefined) throw new Refusal('not_found');
    if ((locked.archivedAt !== null) === archived)
      throw archived ? new Refusal('plan_archived') : new Refusal('state_conflict');
    await tx
      .updateTable('plans')
      // An archived plan is never the popular one.
      .set(archived ? { archivedAt: deps.now(), isPopular: false } : { archivedAt: null })
      .where('id', '=', planId)
      .execute();
    await audit(tx, {
      actor,
      action: archived ? 'plan.archived' : 'plan.restored',
      subject: { kind: 'plan', id: planId },
      before: { name: locked.name, archived: !archived },
      after: { name: locked.name, archived },
    });
    return readOne(tx, planId);
  });
}

async function saving(
  deps: Pick<Deps, 'db'>,
  useCase: (tx: Tx) => Promise<PlanWithFeatures>,
): Promise<PlanWithFeatures> {
  try {
    return await inTransaction(deps.db, useCase);
  } catch (error) {
    if (isUniqueViolation(error, 'plans_name')) throw new Refusal('plan_name_taken');
    // Two plans were marked popular at the same moment; the first one stays.
    if (isUniqueViolation(error, 'plans_popular')) throw new Refusal('state_conflict');
    throw error;
  }
}

function rowOf({ features: _features, price, ...draft }: PlanDraft) {
  return { ...draft, priceKobo: koboFromNaira(price) };
}

async function readOne(tx: Tx, planId: string): Promise<PlanWithFeatures> {
  const [plan] = await readPlans(tx, { archived: true, planId });
  if (plan === undefined) throw new Refusal('not_found');
  return plan;
}
