import { type DeskSort, deskSorts } from '@oja/contract/admin-support';
import {
  type TicketCategory,
  type TicketPriority,
  ticketCategories,
  ticketPriorities,
  ticketStatuses,
} from '@oja/contract/ticket-fields';

/** All of the inbox that a link or the Back button brings back. */
export interface DeskView {
  search: string;
  /** Without a choice: what is not resolved. */
  status: (typeof statusChoices)[number] | undefined;
  priority: TicketPriority | undefined;
  category: TicketCategory | undefined;
  /** me, nobody, or the id of a colleague. */
  assignee: string | undefined;
  late: boolean;
  sort: DeskSort;
}

export const statusChoices = [...ticketStatuses, 'every'] as const;

const assigneeForm = /^(me|nobody|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const deskAddress = {
  read(query: URLSearchParams): DeskView {
    const assignee = query.get('assignee');
    return {
      search: query.get('search') ?? '',
      status: oneOf(statusChoices, query.get('status')),
      priority: oneOf(ticketPriorities, query.get('priority')),
      category: oneOf(ticketCategories, query.get('category')),
      assignee: assignee !== null && assigneeForm.test(assignee) ? assignee : undefined,
      late: query.has('late'),
      sort: oneOf(deskSorts, query.get('sort')) ?? 'due',
    };
  },
  /** What is as it always begins is left out of the address. */
  write({ search, status, priority, category, assignee, late, sort }: DeskView): Record<string, string> {
    return {
      ...(search === '' ? {} : { search }),
      ...(status ? { status } : {}),
      ...(priority ? { priority } : {}),
      ...(category ? { category } : {}),
      ...(assignee ? { assignee } : {}),
      ...(late ? { late: '1' } : {}),
      ...(sort === 'due' ? {} : { sort }),
    };
  },
};

/** As the call takes it. */
export function queryOfView({ search, status = undefined, late, ...rest }: DeskView) {
  return {
    ...rest,
    search: search.trim() || undefined,
    status: status === 'every' ? undefined : (status ?? ('active' as const)),
    late: late ? ('1' as const) : undefined,
  };
}

export function isFiltered({ search, status, priority, category, assignee, late }: DeskView): boolean {
  return search !== '' || late || [status, priority, category, assignee].some(Boolean);
}

/** The quick ways in above the list: each is a whole view of its own. */
export const quickViews = [
  { name: 'active', label: 'All open work', part: { assignee: undefined, late: false } },
  { name: 'mine', label: 'Mine', part: { assignee: 'me', late: false } },
  { name: 'unassigned', label: 'Unassigned', part: { assignee: 'nobody', late: false } },
  { name: 'late', label: 'Late', part: { assignee: undefined, late: true } },
] as const;

export function isQuickView(view: DeskView, { part }: (typeof quickViews)[number]): boolean {
  return view.status === undefined && view.assignee === part.assignee && view.late === part.late;
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted);
}
