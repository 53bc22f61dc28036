import {
  type ReportPriority,
  type ReportStatus,
  type ReportType,
  reportPriorities,
  reportStatuses,
  reportTypes,
} from '@oja/contract/report-fields';
import { oneOf, withoutEmpty } from '@/lib/address-words';

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
  sort: 'newest' | 'priority';
}

export function readView(query: URLSearchParams): ModerationView {
  return {
    search: query.get('search') ?? '',
    status: oneOf(reportStatuses, query.get('status')),
    priority: oneOf(reportPriorities, query.get('priority')),
    type: oneOf(reportTypes, query.get('type')),
    sort: query.get('sort') === 'priority' ? 'priority' : 'newest',
    report: query.get('report') || undefined,
    isAdding: query.has('add'),
  };
}

export function writeView(view: ModerationView): Record<string, string> {
  const { search, status, priority, type, sort, report, isAdding } = view;
  return withoutEmpty({
    search,
    status,
    priority,
    type,
    sort: sort === 'newest' ? undefined : sort,
    report,
    add: isAdding ? '1' : undefined,
  });
}

export function filterOf({ search, status, priority, type, sort }: ModerationView): ModerationFilter {
  return { search, status, priority, type, sort };
}

/** As the call takes it. */
export function queryOfFilter({ search, ...rest }: ModerationFilter) {
  return { ...rest, search: search.trim() || undefined };
}

export function isFiltered({ search, status, priority, type }: ModerationFilter): boolean {
  return search !== '' || [status, priority, type].some((choice) => choice !== undefined);
}
