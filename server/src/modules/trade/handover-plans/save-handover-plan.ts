import type { StaffHandoverPlan, saveHandoverPlanBody } from '@oja/contract/handover-plans';
import type { HandoverKind } from '@oja/contract/handover-words';
import type { Platform } from '@oja/contract/listing-words';
import type { z } from 'zod';
import { isUniqueViolation } from '../../../db/sql-state.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { findPlanFault, type PlanFault } from '../../../domain/handover/find-plan-fault.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { presentPlans } from './handover-plan.presenter.ts';
import { readAddedVersions } from './handover-plan.queries.ts';

interface PlanChange {
  platform: Platform;
  kind: HandoverKind;
  body: z.output<typeof saveHandoverPlanBody>;
  changedBy: string;
  actor: Actor;
}

const plannedAheadMs = 365 * 24 * 60 * 60 * 1000;

/**
 * Adds the next version of a plan. A caller who read an older version is refused; the primary key decides when two save
 * at once. Purchases that have begun keep their version.
 */
export async function saveHandoverPlan(
  deps: Pick<Deps, 'db' | 'now'>,
  change: PlanChange,
): Promise<StaffHandoverPlan> {
  if (findShippedPlan(change.platform, change.kind) === undefined) throw new Refusal('not_found');
  try {
    return await inTransaction(deps.db, (tx) => addVersion(tx, deps, change));
  } catch (error) {
    if (isUniqueViolation(error, 'handover_plans_pkey')) throw new Refusal('handover_plan_changed');
    throw error;
  }
}

async function addVersion(tx: Tx, deps: Pick<Deps, 'now'>, change: PlanChange): Promise<StaffHandoverPlan> {
  const { platform, kind, body } = change;
  const before = await readOne(tx, deps, change);
  if (before.newest_version !== body.expected_version) throw new Refusal('handover_plan_changed');
  const now = deps.now();
  const validFrom = body.valid_from === undefined ? now : new Date(body.valid_from);
  const plan = {
    risk: body.risk,
    inspection_hours: body.inspection_hours,
    minimum_cover_days: body.minimum_cover_days,
    steps: body.steps,
  };
  const fault = findPlanFault(plan, now) ?? findTimeFault(validFrom, now);
  if (fault) throw new Refusal('handover_plan_invalid', { message: fault.message, details: [fault] });
  const version = before.newest_version + 1;
  await tx
    .insertInto('handoverPlans')
    .values({
      platform,
      kind,
      version,
      validFrom,
      plan: JSON.stringify(plan),
      changedBy: change.changedBy,
      reason: body.reason,
      createdAt: now,
    })
    .execute();
  const { risk, inspection_hours, minimum_cover_days, steps } = before.upcoming.at(-1) ?? before.in_force;
  await audit(tx, {
    actor: change.actor,
    action: 'handover_plan.changed',
    subject: { kind: 'handover_plan', id: `${platform} ${kind}` },
    before: { version: before.newest_version, risk, inspection_hours, minimum_cover_days, steps },
    after: { version, valid_from: validFrom.toISOString(), ...plan },
    reason: body.reason,
  });
  return readOne(tx, deps, change);
}

function findTimeFault(validFrom: Date, now: Date): PlanFault | undefined {
  if (validFrom < now) {
    return { field: 'valid_from', message: 'Please enter a time that is not over.' };
  }
  if (validFrom.getTime() - now.getTime() > plannedAheadMs) {
    return { field: 'valid_from', message: 'Please enter a time within the next year.' };
  }
  return undefined;
}

async function readOne(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { platform, kind }: Pick<PlanChange, 'platform' | 'kind'>,
): Promise<StaffHandoverPlan> {
  const plans = presentPlans(await readAddedVersions(tx, { platform, kind }), deps.now());
  const plan = plans.find(({ in_force: own }) => own.platform === platform && own.kind === kind);
  if (plan === undefined) throw new Refusal('not_found');
  return plan;
}
