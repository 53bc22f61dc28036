import type { StaffHandoverPlan } from '@oja/contract/handover-plans';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { listWaiting } from '../../platform/approvals/index.ts';
import { presentPlans } from './handover-plan.presenter.ts';
import { readAddedVersions } from './handover-plan.queries.ts';
import type { PlanName } from './plan-name.ts';

/** Every plan with its versions and the change that waits for a second administrator. */
export async function readStaffPlans(db: Db | Tx, now: Date): Promise<StaffHandoverPlan[]> {
  const [added, waiting] = [await readAddedVersions(db), await listWaiting(db, 'handover_plan')];
  return presentPlans({ added, waiting }, now);
}

export async function readStaffPlan(
  tx: Tx,
  { platform, kind }: PlanName,
  now: Date,
): Promise<StaffHandoverPlan> {
  const plans = await readStaffPlans(tx, now);
  const plan = plans.find(({ in_force: own }) => own.platform === platform && own.kind === kind);
  if (plan === undefined) throw new Refusal('not_found');
  return plan;
}
