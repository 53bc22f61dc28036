import { type ReportSort, reportSorts } from '@oja/contract/admin-reports';
import {
  type ReportPriority,
  type ReportType,
  reportPriorities,
  reportStatuses,
  reportTypes,
} from '@oja/contract/report-fields';
import type { Direction } from '@/components/data-table/column';
import { oneOf, readId, withoutEmpty } from '@/lib/query-params';

/** All of the page that a link or the Back button brings back: what is listed, and what is open. */
export interface ModerationView extends ModerationFilter {
  /** The report whose file is open. Notifications of staff lead here by this name. */
  report: string | undefined;
  isAdding: boolean;
}

export interface ModerationFilter {
  search: string;
  /** Without a choice: what is open. */
  status: (typeof statusChoices)[number] | undefined;
  priority: ReportPriority | undefined;
  type: ReportType | undefined;
  /** The ids of people, from the links of their pages. */
  about: string | undefined;
  by: string | undefined;
  sort: ReportSort;
  direction: Direction;
}

export const statusChoices = ['every', ...reportStatuses] as const;

/** What is open is worked through from the oldest on. */
export function usualDirection({ status, sort }: Pick<ModerationFilter, 'status' | 'sort'>): Direction {
  return status === undefined && sort === 'newest' ? 'asc' : 'desc';
}

export function readView(query: URLSearchParams): ModerationView {
  const status = oneOf(statusChoices, query.get('status'));
  const sort = oneOf(reportSorts, query.get('sort')) ?? 'newest';
  return {
    search: query.get('search') ?? '',
    status,
    priority: oneOf(reportPriorities, query.get('priority')),
    type: oneOf(reportTypes, query.get('type')),
    about: readId(query.get('about')),
    by: readId(query.get('by')),
    sort,
    direction: oneOf(['asc', 'desc'] as const, query.get('direction')) ?? usualDirection({ status, sort }),
    report: query.get('report') || undefined,
    isAdding: query.has('add'),
  };
}

export function writeView(view: ModerationView): Record<string, string> {
  const { search, status, priority, type, about, by, sort, direction, report, isAdding } = view;
  return withoutEmpty({
    search,
    status,
    priority,
    type,
    about,
    by,
    sort: sort === 'newest' ? undefined : sort,
    direction: direction === usualDirection(view) ? undefined : direction,
    report,
    add: isAdding ? '1' : undefined,
  });
}

export function filterOf({
  report: _report,
  isAdding: _isAdding,
  ...filter
}: ModerationView): ModerationFilter {
  return filter;
}

/** As the call takes it. */
export function queryOfFilter({ search, direction, status, ...rest }: ModerationFilter) {
  return {
    ...rest,
    status: status === 'every' ? undefined : (status ?? ('open' as const)),
    search: search.trim() || undefined,
    direction: direction === 'desc' ? undefined : direction,
  };
}

export function isFiltered({ search, status, priority, type, about, by }: ModerationFilter): boolean {
  return search !== '' || [status, priority, type, about, by].some((choice) => choice !== undefined);
}
