import { type DeskSort, deskSorts } from '@oja/contract/admin-support';
import {
  type TicketCategory,
  type TicketPriority,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '@oja/contract/ticket-fields';
import type { Direction } from '@/components/data-table/column';
import { oneOf, withoutEmpty } from '@/lib/query-params';

/** All of the inbox that a link or the Back button brings back. */
export interface DeskView {
  search: string;
  /** Without a choice: what is not resolved. */
  status: (typeof statusChoices)[number] | undefined;
  priority: TicketPriority | undefined;
  category: TicketCategory | undefined;
  /** `me`, `nobody` for unassigned, or the id of a colleague. */
  assignee: string | undefined;
  tag: string | undefined;
  late: boolean;
  sort: DeskSort;
  direction: Direction;
}

/** As each order is most useful. */
export const usualDirection: Readonly<Record<DeskSort, Direction>> = {
  due: 'asc',
  priority: 'asc',
  status: 'asc',
  updated: 'desc',
  newest: 'desc',
  oldest: 'asc',
};
export const newestFirst = { sort: 'newest', direction: 'desc' } as const;
export const oldestFirst = { sort: 'oldest', direction: 'asc' } as const;

export const statusChoices = [...ticketStatuses, 'waiting', 'every'] as const;

const assigneeForm = /^(me|nobody|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const deskAddress = {
  read(query: URLSearchParams): DeskView {
    const assignee = query.get('assignee');
    const sort = oneOf(deskSorts, query.get('sort')) ?? 'due';
    return {
      search: query.get('search') ?? '',
      status: oneOf(statusChoices, query.get('status')),
      priority: oneOf(ticketPriorities, query.get('priority')),
      category: oneOf(ticketCategories, query.get('category')),
      assignee: assignee !== null && assigneeForm.test(assignee) ? assignee : undefined,
      tag: query.get('tag')?.trim().toLowerCase() || undefined,
      late: query.has('late'),
      sort,
      direction: readDirection(sort, query.get('direction')),
    };
  },
  write: ({ late, sort, direction, search, status, priority, category, assignee, tag }: DeskView) =>
    withoutEmpty({
      search,
      status,
      priority,
      category,
      assignee,
      tag,
      late: late ? '1' : undefined,
      sort: sort === 'due' ? undefined : sort,
      direction: direction === usualDirection[sort] ? undefined : direction,
    }),
};

/** Newest and oldest first are each other's far end already, so they run one way only. */
function readDirection(sort: DeskSort, chosen: string | null): Direction {
  const runsBothWays = sort !== 'newest' && sort !== 'oldest';
  return (runsBothWays ? oneOf(['asc', 'desc'] as const, chosen) : undefined) ?? usualDirection[sort];
}

/** As the call takes it. */
export function queryOfView({ search, status = undefined, late, direction, ...rest }: DeskView) {
  return {
    ...rest,
    direction: direction === usualDirection[rest.sort] ? undefined : direction,
    search: search.trim() || undefined,
    status: status === 'every' ? undefined : (status ?? ('active' as const)),
    late: late ? ('1' as const) : undefined,
  };
}

export function isFiltered({ search, status, priority, category, assignee, tag, late }: DeskView): boolean {
  return search !== '' || late || [status, priority, category, assignee, tag].some(Boolean);
}

/** The quick ways in above the list: each is a whole view of its own. */
export const quickViews = [
  { name: 'active', label: 'All open work', part: { assignee: undefined, late: false } },
  { name: 'mine', label: 'Mine', part: { assignee: 'me', late: false } },
  { name: 'unassigned', label: 'Unassigned', part: { assignee: 'nobody', late: false } },
  { name: 'late', label: 'Late', part: { assignee: undefined, late: true } },
  {
    name: 'waiting',
    label: 'Waiting for customer',
    part: { status: 'waiting', assignee: undefined, late: false },
  },
] as const;

export function isQuickView(view: DeskView, { part }: (typeof quickViews)[number]): boolean {
  const status = 'status' in part ? part.status : undefined;
  return view.status === status && view.assignee === part.assignee && view.late === part.late;
}

/** A quick view and nothing else: no search, no other filter, no other order. */
export function isPlainQuickView(view: DeskView): boolean {
  const named = ['status', 'assignee', 'late'];
  const isPlain = Object.keys(deskAddress.write(view)).every((name) => named.includes(name));
  return isPlain && quickViews.some((quick) => isQuickView(view, quick));
}
