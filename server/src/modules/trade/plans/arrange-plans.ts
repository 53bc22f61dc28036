import type { PlanFilter, PlanSort, StaffPlan } from '@oja/contract/plans';

const keyFor: Record<PlanSort, (plan: StaffPlan) => number | string> = {
  name: ({ name }) => name.toLowerCase(),
  price: ({ price }) => price,
  // No limit sorts above every limit.
  limit: ({ uploadLimit }) => uploadLimit ?? Number.POSITIVE_INFINITY,
  subscribers: ({ subscribers }) => subscribers,
};

/**
 * Filters and sorts the plans; archived plans always come last. There are only a handful, all of them read anyway, so
 * this needs no index.
 */
export function arrangePlans(plans: readonly StaffPlan[], filter: PlanFilter): StaffPlan[] {
  const { search = '', state, sort = 'price', direction = 'asc' } = filter;
  const words = search.toLowerCase();
  const found = plans.filter(
    (plan) =>
      (state === undefined || isArchived(plan) === (state === 'archived')) &&
      [plan.name, plan.description, ...plan.features].join(' ').toLowerCase().includes(words),
  );
  const turn = direction === 'asc' ? 1 : -1;
  return found.toSorted((one, other) => {
    if (isArchived(one) !== isArchived(other)) return isArchived(one) ? 1 : -1;
    return turn * compare(one, other, keyFor[sort]);
  });
}

function isArchived({ archived_at: at }: StaffPlan): boolean {
  return at !== null;
}

function compare(one: StaffPlan, other: StaffPlan, value: (plan: StaffPlan) => number | string): number {
  const [first, second] = [value(one), value(other)];
  if (first !== second) return first < second ? -1 : 1;
  // Names are unique among the plans on offer, ids among all.
  return one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1);
}
