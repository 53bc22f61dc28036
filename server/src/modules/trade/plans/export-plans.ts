import type { Readable } from 'node:stream';
import type { CsvCells } from '@oja/contract/csv';
import type { PlanFilter, StaffPlan } from '@oja/contract/plans';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';

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

/** Exports the filtered plans as CSV, in one page because they are few. */
export async function exportPlans(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  { filter, read }: { filter: PlanFilter; read: () => Promise<readonly StaffPlan[]> },
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'plans', filter });
  return csvFile({ header, read: async (last) => (last === undefined ? read() : []), cellsOf });
}

function cellsOf(plan: StaffPlan): CsvCells {
  return [
    plan.name,
    plan.description,
    plan.price,
    plan.uploadInterval,
    plan.uploadLimit,
    plan.features.join('; '),
    plan.subscribers,
    plan.archived_at,
  ];
}
