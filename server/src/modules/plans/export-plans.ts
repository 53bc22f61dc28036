import type { Readable } from 'node:stream';
import type { CsvCells } from '@oja/contract/csv';
import type { PlanFilter, StaffPlan } from '@oja/contract/plans';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../../http/csv-file.ts';
import { type Actor, noteExport } from '../audit/index.ts';

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

/** A filter as a spreadsheet. There are so few plans that they are one part of it. */
export async function exportPlans(
  deps: Deps,
  actor: Actor,
  { filter, read }: { filter: PlanFilter; read: () => Promise<readonly StaffPlan[]> },
): Promise<Readable> {
  await noteExport(deps, actor, { what: 'plans', filter });
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
