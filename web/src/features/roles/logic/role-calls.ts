import { endpoints } from '@oja/contract';
import { type AccessRule, admits, needsSession, type Role, roles } from '@oja/contract/access';
import { csvLine } from '@oja/contract/csv';
import type { Endpoint } from '@oja/contract/endpoint';
import type { ListForm, ListView } from '@/components/data-table/list-view';
import { humanLabel } from '@/lib/event-labels';

/** The table is computed from the contract, which is loaded with the page. */
const calls: readonly Endpoint[] = Object.values(endpoints).filter(
  ({ access }: Endpoint) => access !== 'anyone',
);

const callSorts = ['chapter', 'what'] as const;
export type CallSort = (typeof callSorts)[number];
type CallView = ListView<CallSort, Role>;

export const callForm: ListForm<CallSort, Role> = {
  sorts: callSorts,
  firsts: { chapter: 'asc', what: 'asc' },
  usual: 'chapter',
  choiceName: 'role',
  choices: roles,
};

const textOf: Record<CallSort, (call: Endpoint) => string> = {
  chapter: ({ tag }) => tag,
  what: ({ summary }) => summary,
};

/** What these words are in and this role may do, in the order asked for. */
export function findCalls({ search, choice, sort, direction }: CallView): Endpoint[] {
  const words = search.trim().toLowerCase();
  const turn = direction === 'asc' ? 1 : -1;
  return calls
    .filter(({ access }) => choice === undefined || admits(access, choice))
    .filter(({ tag, summary, path }) => `${tag} ${summary} ${path}`.toLowerCase().includes(words))
    .toSorted(
      (one, other) =>
        turn * textOf[sort](one).localeCompare(textOf[sort](other), 'en') ||
        keyOfCall(one).localeCompare(keyOfCall(other), 'en'),
    );
}

const pageLength = 25;

/** One page of the found ones; the cursor is the number of those before it. */
export function pageOfCalls(
  found: readonly Endpoint[],
  after: string | undefined,
): { rows: readonly Endpoint[]; nextCursor: string | null } {
  const start = /^\d{1,6}$/.test(after ?? '') ? Number(after) : 0;
  const end = start + pageLength;
  return { rows: found.slice(start, end), nextCursor: end < found.length ? String(end) : null };
}

export function keyOfCall({ method, path }: Endpoint): string {
  return `${path} ${method}`;
}

/** The found ones as a file, put together where the contract is. */
export function callFile(found: readonly Endpoint[]): Blob {
  const rows = found.map(({ tag, summary, method, path, access }) => [
    tag,
    summary,
    method,
    path,
    access,
    ...roles.map((role) => (admits(access, role) ? 'yes' : 'no')),
  ]);
  const header = ['chapter', 'what', 'method', 'path', 'rule', ...roles];
  return new Blob([header, ...rows].map(csvLine), { type: 'text/csv' });
}

/** The roles that a rule admits, in words. */
export function whoMay(rule: AccessRule): string {
  if (!needsSession(rule)) return 'Everybody';
  const admitted = roles.filter((role) => admits(rule, role));
  return admitted.length === roles.length ? 'Everybody signed in' : admitted.map(humanLabel).join(', ');
}
