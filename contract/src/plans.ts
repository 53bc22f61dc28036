import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { naira } from './money.ts';
import { direction } from './page.ts';
import { id, requiredText, searchText, text, timestamp } from './text.ts';
import { textLimits } from './text-limits.ts';

/** What sellers choose from and pay for, and how staff shape it. */

/** How often the price of a plan is due. */
export const uploadIntervals = ['week', 'month', 'year'] as const;
export type UploadInterval = (typeof uploadIntervals)[number];

const planName = z.string().meta({ examples: ['Growth'] });
const price = naira.min(0).meta({ examples: [5_000] });
const uploadLimit = z
  .int()
  .min(1)
  .max(100_000)
  .nullable()
  .meta({ description: 'How many listings may be live at once; null for any number.', examples: [25] });
const features = z.array(z.string().meta({ examples: ['25 live listings'] }));

const planFeatureRow = z
  .object({
    plan_id: id,
    plan: z.object({
      id,
      name: planName,
      price,
      uploadLimit,
      isPopular: z.boolean(),
      description: z.string().meta({ examples: ['For people who sell every week.'] }),
    }),
    feature: z.string().meta({ examples: ['25 live listings'] }),
  })
  .meta({ id: 'PlanFeature' });
export type PlanFeatureRow = z.infer<typeof planFeatureRow>;

/**
 * What choosing a plan would mean for this person: the first plan, a larger one at once, a smaller one when the period
 * ends, paying a period that is overdue, taking back a planned change, or nothing at all.
 */
export const planChanges = [
  'start',
  'upgrade',
  'downgrade',
  'renew',
  'keep',
  'current',
  'scheduled',
] as const;
export type PlanChange = (typeof planChanges)[number];

const sellerPlan = z
  .object({
    id,
    name: planName,
    description: z.string().meta({ examples: ['For people who sell every week.'] }),
    price,
    uploadInterval: z
      .enum(uploadIntervals)
      .optional()
      .meta({ description: 'Absent on a free plan, which never ends.', examples: ['month'] }),
    uploadLimit,
    features,
    isPopular: z.boolean(),
    isCurrent: z.boolean(),
    change: z.enum(planChanges),
    renews_at: timestamp.nullable().meta({
      description:
        'When a period that is paid now would end and renew; null when choosing it costs nothing now.',
    }),
  })
  .meta({ id: 'SellerPlan' });
export type SellerPlan = z.infer<typeof sellerPlan>;

const subscription = z
  .object({
    plan: z.object({ id, name: planName }),
    /** In grace the period is over and the wallet did not cover the next one. */
    status: z.enum(['active', 'grace']),
    period_ends_at: timestamp.nullable(),
    grace_ends_at: timestamp.nullable(),
    ends: z.boolean().meta({ description: 'Ended by the person: it is not renewed.', examples: [false] }),
    next_plan: z.object({ id, name: planName }).nullable(),
    renewal_price: price.nullable().meta({ examples: [5_000] }),
  })
  .meta({ id: 'Subscription' });
export type Subscription = z.infer<typeof subscription>;

const staffPlan = z
  .object({
    id,
    name: planName,
    description: z.string().meta({ examples: ['For people who sell every week.'] }),
    price,
    uploadInterval: z.enum(uploadIntervals).nullable(),
    uploadLimit,
    features,
    isPopular: z.boolean(),
    archived_at: timestamp.nullable().meta({ examples: [null] }),
    subscribers: z.int().meta({ examples: [12] }),
  })
  .meta({ id: 'StaffPlan' });
export type StaffPlan = z.infer<typeof staffPlan>;

/** What staff write about a plan. A price needs an interval in which it is due; a free plan has none. */
export const planDraft = z
  .strictObject({
    name: requiredText(textLimits.planName).meta({ examples: ['Growth'] }),
    description: text(textLimits.planDescription).meta({ examples: ['For people who sell every week.'] }),
    price,
    uploadInterval: z.enum(uploadIntervals).nullable(),
    uploadLimit,
    features: z
      .array(requiredText(80).meta({ examples: ['25 live listings'] }))
      .min(1)
      .max(12),
    isPopular: z.boolean(),
  })
  .refine((plan) => plan.price === 0 || plan.uploadInterval !== null, {
    path: ['uploadInterval'],
    message: 'Please choose how often the price is due.',
  })
  .refine((plan) => plan.price !== 0 || plan.uploadInterval === null, {
    path: ['uploadInterval'],
    message: 'A free plan never ends, so it has no interval.',
  })
  .meta({ id: 'PlanDraftInput' });
export type PlanDraft = z.infer<typeof planDraft>;

export const planSorts = ['price', 'name', 'limit', 'subscribers'] as const;
export type PlanSort = (typeof planSorts)[number];
export const planStates = ['offered', 'archived'] as const;
export type PlanState = (typeof planStates)[number];

const planFilter = z.strictObject({
  search: searchText
    .optional()
    .meta({ description: 'Part of the name, the description or a feature.', examples: ['growth'] }),
  state: z.enum(planStates).optional(),
  sort: z
    .enum(planSorts)
    .optional()
    .meta({ description: 'Without it, by price. Archived ones always stand last.' }),
  direction: direction.optional().meta({ description: 'Without it, asc.' }),
});
export type PlanFilter = z.output<typeof planFilter>;

export const planEndpoints = {
  listPlanFeatures: endpoint({
    method: 'GET',
    path: '/plan-features',
    tag: 'Selling',
    summary: 'Every feature of every plan, one row each',
    access: 'signed_in',
    limit: 'read',
    reply: z.array(planFeatureRow),
  }),
  listPlans: endpoint({
    method: 'GET',
    path: '/plans',
    tag: 'Selling',
    summary: 'The plans to choose from, cheapest first, and what choosing each would mean',
    access: 'signed_in',
    limit: 'read',
    reply: z.array(sellerPlan),
    beside: z.object({
      subscription: subscription.nullable(),
      fee_percent: z.number().meta({ description: 'Taken from the price of each sale.', examples: [10] }),
    }),
  }),
  becomeSeller: endpoint({
    method: 'POST',
    path: '/plans/become-seller',
    tag: 'Selling',
    summary:
      'Choose a plan and pay its first period from the wallet; a smaller plan begins when the period ends',
    access: 'trader',
    limit: 'money',
    idempotent: true,
    body: z.strictObject({
      plan_id: id,
      expected_price: price
        .optional()
        .meta({ description: 'The price the person saw; another one is refused.', examples: [5_000] }),
    }),
    reply: z.object({
      plan: z.object({ id, name: planName }),
      /** Unchanged when a planned change was taken back. */
      effective: z.enum(['now', 'period_end', 'unchanged']),
      effective_at: timestamp,
    }),
    errors: ['not_found', 'plan_already_chosen', 'plan_price_changed', 'wallet_balance_too_low'],
  }),
  endPlan: endpoint({
    method: 'POST',
    path: '/plans/end',
    tag: 'Selling',
    summary: 'Do not renew the own plan: it goes on until its period ends; choosing it again takes that back',
    access: 'trader',
    limit: 'write',
    reply: z.object({ ends_at: timestamp }),
    errors: ['plan_never_ends'],
  }),
  listStaffPlans: endpoint({
    method: 'GET',
    path: '/admin/plans',
    tag: 'Selling',
    summary: 'All plans, or those of a filter, with their number of subscribers',
    access: 'admin',
    limit: 'read',
    query: planFilter,
    reply: z.array(staffPlan),
  }),
  exportPlans: endpoint({
    method: 'GET',
    path: '/admin/plans/export',
    tag: 'Selling',
    summary: 'The plans of a filter as a CSV file',
    access: 'admin',
    limit: 'write',
    query: planFilter,
    produces: 'text/csv',
    producesExample: 'name,description,price,interval,upload_limit,features,subscribers,archived_at\r\n',
  }),
  createPlan: endpoint({
    method: 'POST',
    path: '/admin/plans',
    tag: 'Selling',
    summary: 'Add a plan',
    access: 'admin',
    limit: 'write',
    body: planDraft,
    reply: staffPlan,
    errors: ['plan_name_taken'],
  }),
  updatePlan: endpoint({
    method: 'PUT',
    path: '/admin/plans/{id}',
    tag: 'Selling',
    summary: 'Change a plan; subscribers pay a new price from their next announced renewal on',
    access: 'admin',
    limit: 'write',
    params: z.strictObject({ id }),
    body: planDraft,
    reply: staffPlan,
    errors: ['plan_name_taken', 'plan_archived'],
  }),
  archivePlan: endpoint({
    method: 'POST',
    path: '/admin/plans/{id}/archive',
    tag: 'Selling',
    summary: 'Retire a plan; its subscribers keep it',
    access: 'admin',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: staffPlan,
    errors: ['plan_archived'],
  }),
  restorePlan: endpoint({
    method: 'POST',
    path: '/admin/plans/{id}/restore',
    tag: 'Selling',
    summary: 'Put an archived plan back on the list',
    access: 'admin',
    limit: 'write',
    params: z.strictObject({ id }),
    reply: staffPlan,
    errors: ['state_conflict', 'plan_name_taken'],
  }),
};
