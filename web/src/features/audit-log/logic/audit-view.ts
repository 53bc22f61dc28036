import { type AuditGroup, type AuditPeriod, auditGroups, auditPeriods } from '@oja/contract/audit-log';
import type { Direction } from '@/components/data-table/column';
import { oneOf, withoutEmpty } from '@/lib/query-params';

/** All of the page that a link or the Back button brings back, but for the place in the log. */
export interface AuditView extends AuditViewFilter {
  /** The line whose details are open. */
  line: string | undefined;
}

export interface AuditViewFilter {
  search: string;
  group: AuditGroup | undefined;
  /** The id of a person, or 'oja'. */
  actor: string | undefined;
  period: AuditPeriod | undefined;
  direction: Direction;
}

export function readView(query: URLSearchParams): AuditView {
  return {
    search: query.get('search') ?? '',
    group: oneOf(auditGroups, query.get('group')),
    actor: query.get('actor') || undefined,
    period: oneOf(auditPeriods, query.get('period')),
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    line: query.get('line') || undefined,
  };
}

export function writeView({ direction, search, group, actor, period, line }: AuditView) {
  const turned = direction === 'desc' ? undefined : direction;
  return withoutEmpty({ search, group, actor, period, direction: turned, line });
}

export const noFilter = { search: '', group: undefined, actor: undefined, period: undefined } as const;

/** As the calls take it. */
export function queryOfFilter({ line: _line, search, direction, ...rest }: AuditView) {
  return {
    ...rest,
    search: search.trim() || undefined,
    direction: direction === 'desc' ? undefined : direction,
  };
}

export function isFiltered({ search, group, actor, period }: AuditViewFilter): boolean {
  return search !== '' || [group, actor, period].some((choice) => choice !== undefined);
}
