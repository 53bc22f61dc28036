import {
  type ReportPriority,
  type ReportStatus,
  type ReportType,
  reportPriorities,
  reportStatuses,
  reportTypes,
} from '@oja/contract/report-fields';

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

/** What is as it always begins is left out of the address. */
export function writeView(view: ModerationView): Record<string, string> {
  const { search, status, priority, type, sort, report, isAdding } = view;
  const parts = {
    search,
    status,
    priority,
    type,
    sort: sort === 'newest' ? '' : sort,
    report,
    add: isAdding ? '1' : '',
  };
  return Object.fromEntries(Object.entries(parts).flatMap(([name, value]) => (value ? [[name, value]] : [])));
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

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted);
}
