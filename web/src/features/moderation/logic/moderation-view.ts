import { type ReportSort, reportSorts } from '@oja/contract/admin-reports';
import {
  type ReportPriority,
  type ReportStatus,
  type ReportType,
  reportPriorities,
  reportStatuses,
  reportTypes,
} from '@oja/contract/report-fields';
import type { Direction } from '@/components/data-table/column';
import { oneOf, withoutEmpty } from '@/lib/query-params';

/** All of the page that a link or the Back button brings back: what is listed, and what is open. */
export interface ModerationView extends ModerationFilter {
  /** The report whose file is open. Notifications of staff lead here by this name. */
  report: string | undefined;
  isAdding: boolean;
}

export interface ModerationFilter {
  search: string;
  status: ReportStatus | undefined;
  priority: ReportPriority | undefined;
  type: ReportType | undefined;
  sort: ReportSort;
  direction: Direction;
}

export function readView(query: URLSearchParams): ModerationView {
  return {
    search: query.get('search') ?? '',
    status: oneOf(reportStatuses, query.get('status')),
    priority: oneOf(reportPriorities, query.get('priority')),
    type: oneOf(reportTypes, query.get('type')),
    sort: oneOf(reportSorts, query.get('sort')) ?? 'newest',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    report: query.get('report') || undefined,
    isAdding: query.has('add'),
  };
}

export function writeView(view: ModerationView): Record<string, string> {
  const { search, status, priority, type, sort, direction, report, isAdding } = view;
  return withoutEmpty({
    search,
    status,
    priority,
    type,
    sort: sort === 'newest' ? undefined : sort,
    direction: direction === 'desc' ? undefined : direction,
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
export function queryOfFilter({ search, direction, ...rest }: ModerationFilter) {
  return {
    ...rest,
    search: search.trim() || undefined,
    direction: direction === 'desc' ? undefined : direction,
  };
}

export function isFiltered({ search, status, priority, type }: ModerationFilter): boolean {
  return search !== '' || [status, priority, type].some((choice) => choice !== undefined);
}
