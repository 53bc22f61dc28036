import { dayMs } from '@oja/contract/durations';
import type { StaffHandoverPlan, saveHandoverPlanBody } from '@oja/contract/handover-plans';
import { sql } from 'kysely';
import type { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { findPlanFault, type PlanFault } from '../../../domain/handover/find-plan-fault.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { proposeToSecond } from '../../platform/approvals/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { type PlanName, subjectOfPlan } from './plan-name.ts';
import { readStaffPlan } from './read-staff-plans.ts';

type Staff = Actor & { id: string };

export interface PlanChange extends PlanName {
  body: z.output<typeof saveHandoverPlanBody>;
  changedBy: Staff;
}

const plannedAheadMs = 365 * dayMs;

/**
 * Proposes the next version of a plan; without a second administrator it is added at once. A caller who read an older
 * version is refused. Purchases that have begun keep their version.
 */
export async function saveHandoverPlan(
  deps: Pick<Deps, 'db' | 'now'>,
  change: PlanChange & { provenBy: ProofSubject },
): Promise<StaffHandoverPlan> {
  if (findShippedPlan(change.platform, change.kind) === undefined) throw new Refusal('not_found');
  return inTransaction(deps.db, async (tx) => {
    await lockActingStaff(tx, change.changedBy.id, 'admin');
    await lockPlan(tx, change);
    const now = deps.now();
    await prepareVersion(tx, change, now);
    const proposal = {
      kind: 'handover_plan',
      subjectId: subjectOfPlan(change),
      payload: change.body,
      amountKobo: null,
      reason: change.body.reason,
      actor: change.changedBy,
      provenBy: change.provenBy,
    } as const;
    const approval = await proposeToSecond(tx, proposal, now);
    if (approval === null) await addVersion(tx, { ...change, approvedBy: null }, now);
    return readStaffPlan(tx, change, now);
  });
}

/** The next version of a plan, by the versions of this moment. What cannot be followed is refused. */
async function prepareVersion(tx: Tx, change: PlanChange, now: Date) {
  const { risk, inspection_hours, minimum_cover_days, steps, ...body } = change.body;
  const before = await readStaffPlan(tx, change, now);
  if (before.newest_version !== body.expected_version) throw new Refusal('handover_plan_changed');
  const validFrom = body.valid_from === undefined ? now : new Date(body.valid_from);
  const plan = { risk, inspection_hours, minimum_cover_days, steps };
  const fault = findPlanFault(plan, now) ?? findTimeFault(validFrom, now);
  if (fault) throw new Refusal('handover_plan_invalid', { message: fault.message, details: [fault] });
  return { before, plan, validFrom };
}

/** Adds the version under the lock of the plan. */
export async function addVersion(
  tx: Tx,
  change: PlanChange & { approvedBy: Staff | null },
  now: Date,
): Promise<void> {
  const { platform, kind, changedBy, approvedBy } = change;
  const { reason } = change.body;
  const { before, plan, validFrom } = await prepareVersion(tx, change, now);
  const version = before.newest_version + 1;
  await tx
    .insertInto('handoverPlans')
    .values({
      platform,
      kind,
      version,
      validFrom,
      plan: JSON.stringify(plan),
      changedBy: changedBy.id,
      reason,
      createdAt: now,
    })
    .execute();
  const { risk, inspection_hours, minimum_cover_days, steps } = before.upcoming.at(-1) ?? before.in_force;
  await audit(tx, {
    actor: changedBy,
    action: 'handover_plan.changed',
    subject: { kind: 'handover_plan', id: subjectOfPlan(change) },
    before: { version: before.newest_version, risk, inspection_hours, minimum_cover_days, steps },
    after: {
      version,
      valid_from: validFrom.toISOString(),
      ...plan,
      approvedBy: approvedBy?.id ?? null,
    },
    reason,
  });
}

/** Changes of one plan exclude each other. The shipped version has no row that could be locked. */
export async function lockPlan(tx: Tx, name: PlanName): Promise<void> {
  const key = `hand-over plan ${subjectOfPlan(name)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
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
