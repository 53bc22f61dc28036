import { type AuditGroup, type AuditPeriod, auditGroups, auditPeriods } from '@oja/contract/audit-log';

/** All of the page that a link or the Back button brings back. */
export interface AuditView {
  filter: AuditViewFilter;
  /** The cursor of the page; without it, the first. */
  after: string | undefined;
  /** The line whose details are open. */
  open: string | undefined;
}

export interface AuditViewFilter {
  search: string;
  group: AuditGroup | undefined;
  /** The id of a person, or 'oja'. */
  actor: string | undefined;
  period: AuditPeriod | undefined;
}

export function readView(query: URLSearchParams): AuditView {
  return {
    filter: {
      search: query.get('search') ?? '',
      group: auditGroups.find((group) => group === query.get('group')),
      actor: query.get('actor') || undefined,
      period: auditPeriods.find((period) => period === query.get('period')),
    },
    after: query.get('after') || undefined,
    open: query.get('line') || undefined,
  };
}

/** What is as it always begins is left out of the address. */
export function writeView({ filter, after, open }: AuditView): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, after, line: open })) {
    if (value) query.set(name, value);
  }
  return query;
}

/** As the calls take it. */
export function queryOfFilter({ search, ...rest }: AuditViewFilter) {
  return { ...rest, search: search.trim() || undefined };
}

export function isFiltered({ search, group, actor, period }: AuditViewFilter): boolean {
  return search !== '' || [group, actor, period].some((choice) => choice !== undefined);
}
