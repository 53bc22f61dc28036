import { csvLine } from '@oja/contract/csv';
import type { StaffPlan } from '@oja/contract/plans';

const header = [
  'name',
  'description',
  'price',
  'interval',
  'upload_limit',
  'features',
  'subscribers',
  'archived_at',
];

/** All plans as a file. There are few, and all of them are on the page, so it is put together here. */
export function planFile(plans: readonly StaffPlan[]): Blob {
  const rows = plans.map((plan) => [
    plan.name,
    plan.description,
    plan.price,
    plan.uploadInterval,
    plan.uploadLimit,
    plan.features.join('; '),
    plan.subscribers,
    plan.archived_at,
  ]);
  return new Blob([header, ...rows].map(csvLine), { type: 'text/csv' });
}
