import type { WorkCounts, WorkFilter } from '@oja/contract/work';
import { workKinds, workWaits } from '@oja/contract/work-fields';
import { oneOf, withoutEmpty } from '@/lib/query-params';

/** What of the queue is shown: the parameters of the call are the parameters of the address. */
export const workAddress = {
  read(query: URLSearchParams): WorkFilter {
    const owner = query.get('owner');
    return compact({
      kind: oneOf(workKinds, query.get('kind')),
      owner: owner !== null && ownerForm.test(owner) ? owner : undefined,
      overdue: query.has('overdue') ? 'true' : undefined,
      waiting_for: oneOf(workWaits, query.get('waiting_for')),
    });
  },
  write: (filter: WorkFilter): Record<string, string> => withoutEmpty({ ...filter }),
};

const ownerForm = /^(me|none|any|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Without the fields that narrow nothing, so that equal filters are equal. */
function compact(filter: WorkFilter): WorkFilter {
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

export function isFiltered(filter: WorkFilter): boolean {
  return Object.keys(compact(filter)).length > 0;
}

export function isSameFilter(one: WorkFilter, other: WorkFilter): boolean {
  const text = (filter: WorkFilter) => JSON.stringify(Object.entries(compact(filter)).toSorted());
  return text(one) === text(other);
}

/** Every field named, so that a view replaces the one before. */
export const noFilter = { kind: undefined, owner: undefined, overdue: undefined, waiting_for: undefined };

/** The views that everybody has. */
export const quickViews: readonly {
  name: keyof Pick<WorkCounts, 'total' | 'mine' | 'unassigned' | 'overdue'>;
  label: string;
  filter: WorkFilter;
}[] = [
  { name: 'total', label: 'All', filter: {} },
  { name: 'mine', label: 'Mine', filter: { owner: 'me' } },
  { name: 'unassigned', label: 'Unassigned', filter: { owner: 'none' } },
  { name: 'overdue', label: 'Overdue', filter: { overdue: 'true' } },
];
