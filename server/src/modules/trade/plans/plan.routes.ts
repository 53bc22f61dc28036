import { lagosDay } from '@oja/contract/lagos-time';
import { koboFromNaira } from '@oja/contract/money';
import type { PlanFilter, planEndpoints } from '@oja/contract/plans';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { readSubscriberTallies } from '../../platform/tallies/index.ts';
import { arrangePlans } from './arrange-plans.ts';
import { type ChosenPlan, choosePlan } from './choose-plan.ts';
import { currentPlanOf } from './current-plan.ts';
import { endPlan } from './end-plan.ts';
import { exportPlans } from './export-plans.ts';
import {
  presentFeatureRows,
  presentSellerPlan,
  presentStaffPlan,
  presentSubscription,
} from './plan.presenter.ts';
import { type PlanWithFeatures, readPlans, readSubscription } from './plan.queries.ts';
import { createPlan, setPlanArchived, updatePlan } from './save-plan.ts';

export const planRoutes = (deps: Deps): Handlers<typeof planEndpoints> => {
  const answerPlan = async (plan: PlanWithFeatures) => {
    const subscribersOf = await readSubscriberTallies(deps.db);
    return { data: presentStaffPlan(plan, subscribersOf(plan.id)) };
  };
  const readForStaff = async (filter: PlanFilter) => {
    const subscribersOf = await readSubscriberTallies(deps.db);
    const plans = await readPlans(deps.db, { archived: true });
    return arrangePlans(
      plans.map((plan) => presentStaffPlan(plan, subscribersOf(plan.id))),
      filter,
    );
  };
  return {
    async listPlanFeatures() {
      return { data: presentFeatureRows(await readPlans(deps.db, { archived: false })) };
    },
    async listPlans({ session }) {
      const subscription = await readSubscription(deps.db, session.user.id);
      const plans = await readPlans(deps.db, { archived: true });
      const current = await currentPlanOf(deps.db, subscription);
      const { platformFeePercent } = await deps.settings.read('payment');
      const viewer = { current, now: deps.now() };
      // An archived plan is shown to its subscribers only.
      const offered = plans.filter((plan) => plan.archivedAt === null || plan.id === subscription?.planId);
      return {
        data: offered.map((plan) => presentSellerPlan(plan, viewer)),
        subscription: subscription ? presentSubscription(subscription, plans) : null,
        fee_percent: platformFeePercent,
      };
    },
    async becomeSeller({ session, body, idempotencyKey }) {
      const chosen = await choosePlan(deps, {
        userId: session.user.id,
        planId: body.plan_id,
        ...(body.expected_price === undefined
          ? {}
          : { expectedPriceKobo: koboFromNaira(body.expected_price) }),
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
      const { plan, effective, effectiveAt } = chosen;
      return { data: { plan, effective, effective_at: effectiveAt }, message: sentenceFor(chosen) };
    },
    async endPlan({ session }) {
      const { name, endsAt } = await endPlan(deps, session.user.id);
      return {
        data: { ends_at: endsAt.toISOString() },
        message: `Your ${name} plan ends on ${lagosDay(endsAt)} and is not renewed.`,
      };
    },
    listStaffPlans: async ({ query }) => ({ data: await readForStaff(query) }),
    async exportPlans(call) {
      const read = () => readForStaff(call.query);
      const lines = await exportPlans(deps, staffActor(call), { filter: call.query, read });
      return sendCsv(call.reply, { name: 'plans', at: deps.now(), lines });
    },
    async createPlan({ body, ...call }) {
      return answerPlan(await createPlan(deps, body, staffActor(call)));
    },
    async updatePlan({ params, body, ...call }) {
      return answerPlan(await updatePlan(deps, { planId: params.id, draft: body, actor: staffActor(call) }));
    },
    async archivePlan({ params, ...call }) {
      return answerPlan(
        await setPlanArchived(deps, { planId: params.id, archived: true, actor: staffActor(call) }),
      );
    },
    async restorePlan({ params, ...call }) {
      return answerPlan(
        await setPlanArchived(deps, { planId: params.id, archived: false, actor: staffActor(call) }),
      );
    },
  };
};

function sentenceFor({ plan, effective, effectiveAt }: ChosenPlan): string {
  switch (effective) {
    case 'now':
      return 'You are now a seller! Redirecting...';
    case 'period_end':
      return `Your plan changes to ${plan.name} on ${lagosDay(new Date(effectiveAt))}.`;
    case 'unchanged':
      return `You stay on the ${plan.name} plan.`;
    default:
      return effective satisfies never;
  }
}
