import type { PlanDraft } from '@oja/contract/plans';
import type { Deps } from '../deps/deps.ts';
import { choosePlan, createPlan } from '../modules/trade/plans/index.ts';
import { daysBefore, demoDays } from './demo-time.ts';

/** Four plans, from a first try to a business. */
const demoPlans: readonly PlanDraft[] = [
  {
    name: 'Starter',
    description: 'Try selling without paying anything.',
    price: 0,
    uploadInterval: null,
    uploadLimit: 2,
    features: ['Escrow on every sale', 'Messages with buyers', 'A public seller page'],
    isPopular: false,
  },
  {
    name: 'Growth',
    description: 'For people who sell every week.',
    price: 5_000,
    uploadInterval: 'month',
    uploadLimit: 15,
    features: [
      'Escrow on every sale',
      'Messages with buyers',
      'A public seller page',
      'Stock for a weekly seller',
    ],
    isPopular: true,
  },
  {
    name: 'Pro',
    description: 'For full-time sellers with a steady stock.',
    price: 15_000,
    uploadInterval: 'month',
    uploadLimit: 60,
    features: [
      'Escrow on every sale',
      'Messages with buyers',
      'A public seller page',
      'Stock for a weekly seller',
      'Stock for a full-time shop',
    ],
    isPopular: false,
  },
  {
    name: 'Business',
    description: 'For agencies that never want to count.',
    price: 300_000,
    uploadInterval: 'year',
    uploadLimit: null,
    features: [
      'Escrow on every sale',
      'Messages with buyers',
      'A public seller page',
      'Stock for a weekly seller',
      'Stock for a full-time shop',
      'Price fixed for a year',
    ],
    isPopular: false,
  },
];

const sellerEmail = 'seller@oja.test';
const sellerPlan = 'Growth';

/** Creates the plans and subscribes the demo seller last; once that is done, later changes by staff stay. */
export async function loadDemoPlans(deps: Deps): Promise<void> {
  const seller = await deps.db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.userId', 'users.id')
    .select(['users.id', 'subscriptions.userId as subscribed'])
    .where('email', '=', sellerEmail)
    .executeTakeFirst();
  if (seller === undefined || seller.subscribed !== null) return;
  const planIds = await createMissing(deps);
  const planId = planIds.get(sellerPlan);
  if (planId === undefined) return;
  await choosePlan(daysBefore(deps, demoDays.plans), { userId: seller.id, planId });
  // Notifications of the past start as read.
  await deps.db
    .updateTable('notifications')
    .set({ readAt: deps.now() })
    .where('userId', '=', seller.id)
    .where('event', '=', 'plan_started')
    .execute();
}

async function createMissing(deps: Pick<Deps, 'db' | 'now'>): Promise<Map<string, string>> {
  const known = await deps.db.selectFrom('plans').select(['id', 'name']).execute();
  const ids = new Map(known.map((plan) => [plan.name, plan.id]));
  for (const draft of demoPlans) {
    if (ids.has(draft.name)) continue;
    const plan = await createPlan(deps, draft, { id: null, label: 'Demo data' });
    ids.set(plan.name, plan.id);
  }
  return ids;
}
