import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { HandoverPlanVersion, StaffHandoverPlan } from '@oja/contract/handover-plans';
import { earliestReleaseHours } from '../../../domain/handover/find-plan-fault.ts';
import { shippedPlans } from '../../../domain/handover/shipped-plans/index.ts';
import { type ApprovalRow, presentWaiting } from '../../platform/approvals/index.ts';
import type { PlanVersion } from './handover-plan.queries.ts';
import { subjectOfPlan } from './plan-name.ts';

/** Every plan with the versions that administrators added to it. */
export function presentPlans(
  { added, waiting }: { added: readonly PlanVersion[]; waiting: readonly ApprovalRow[] },
  now: Date,
): StaffHandoverPlan[] {
  return shippedPlans.map((shipped) => {
    const own = added.filter(({ plan }) => plan.platform === shipped.platform && plan.kind === shipped.kind);
    const proposal = waiting.find(({ subjectId }) => subjectId === subjectOfPlan(shipped));
    const plan = presentPlan([...own, { plan: shipped, added: null }], now);
    return { ...plan, approval: presentWaiting(proposal) };
  });
}

/** The newest version first; the last one is the shipped one, which is in force until another is. */
function presentPlan(versions: readonly PlanVersion[], now: Date): Omit<StaffHandoverPlan, 'approval'> {
  const position = versions.findIndex(({ plan }) => hasBegun(plan, now));
  const inForce = versions[position]?.plan;
  if (inForce === undefined) throw new Error('a plan has no version that has begun');
  const upcoming = versions.slice(0, position).map(({ plan }) => plan);
  return {
    in_force: inForce,
    upcoming: upcoming.filter((plan) => !isOvertaken(plan, upcoming)).toReversed(),
    release_hours: earliestReleaseHours(inForce),
    newest_version: versions[0]?.plan.version ?? 1,
    versions: versions.map((version) => presentVersion(version, { inForce, upcoming })),
  };
}

function presentVersion(
  { plan, added }: PlanVersion,
  { inForce, upcoming }: { inForce: HandoverPlan; upcoming: readonly HandoverPlan[] },
): HandoverPlanVersion {
  const isUpcoming = upcoming.includes(plan) && !isOvertaken(plan, upcoming);
  return {
    version: plan.version,
    valid_from: plan.valid_from,
    state: plan === inForce ? 'in_force' : isUpcoming ? 'upcoming' : 'replaced',
    changed_by: added?.by ?? null,
    changed_by_id: added?.byId ?? null,
    created_at: added?.at.toISOString() ?? null,
    reason: added?.reason ?? null,
  };
}

/** A newer version begins at the same time or before, so this one never is in force. */
function isOvertaken(plan: HandoverPlan, upcoming: readonly HandoverPlan[]): boolean {
  return upcoming.some((other) => other.version > plan.version && beginsAt(other) <= beginsAt(plan));
}

function hasBegun(plan: HandoverPlan, now: Date): boolean {
  return beginsAt(plan) <= now.getTime();
}

function beginsAt({ valid_from: validFrom }: HandoverPlan): number {
  return validFrom === null ? 0 : Date.parse(validFrom);
}
