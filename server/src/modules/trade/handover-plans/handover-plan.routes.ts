import type { handoverPlanEndpoints } from '@oja/contract/handover-plans';
import type { Deps } from '../../../deps/deps.ts';
import { findStaleWaits } from '../../../domain/handover/find-stale-waits.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { presentPlans } from './handover-plan.presenter.ts';
import { readAddedVersions } from './handover-plan.queries.ts';
import { readStaffPlans } from './read-staff-plans.ts';
import { saveHandoverPlan } from './save-handover-plan.ts';

export const handoverPlanRoutes = (deps: Deps): Handlers<typeof handoverPlanEndpoints> => ({
  async listHandoverPlans() {
    const plans = presentPlans({ added: await readAddedVersions(deps.db), waiting: [] }, deps.now());
    return { data: plans.map(({ in_force: plan }) => plan) };
  },
  async listStaffHandoverPlans() {
    const now = deps.now();
    const plans = await readStaffPlans(deps.db, now);
    const inForce = plans.map(({ in_force: plan }) => plan);
    return { data: { plans, stale: findStaleWaits(inForce, now) } };
  },
  async saveHandoverPlan({ params, body, session, ...call }) {
    const changedBy = staffActor({ ...call, session });
    return { data: await saveHandoverPlan(deps, { ...params, body, changedBy, provenBy: session }) };
  },
});
