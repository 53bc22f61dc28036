import type { WorkCounts } from '@oja/contract/work';
import type { WorkKind } from '@oja/contract/work-fields';
import { isNavGroup, type NavEntry } from '@/components/shell/navigation';
import { paths } from '@/config/paths';

const { admin } = paths;

/** The kinds of work that are decided on a page of the sidebar. */
const kindsOfPage: Readonly<Record<string, readonly WorkKind[]>> = {
  [admin.listings]: ['listing'],
  [admin.transactions]: ['dispute', 'appeal'],
  [admin.moderation]: ['report'],
  [admin.support]: ['ticket'],
  [admin.claims]: ['claim'],
  [admin.withdrawals]: ['withdrawal'],
  [admin.applications]: ['application'],
  [admin.approvals]: ['approval'],
};

/** The sidebar with the number of open items beside each page that has some. */
export function withWorkCounts(
  entries: readonly NavEntry[],
  counts: WorkCounts | undefined,
): readonly NavEntry[] {
  if (counts === undefined) return entries;
  return entries.map((entry) => {
    if (isNavGroup(entry)) return entry;
    if (entry.path === admin.work) return { ...entry, waiting: counts.total };
    const kinds = kindsOfPage[entry.path] ?? [];
    return { ...entry, waiting: kinds.reduce((sum, kind) => sum + (counts.kinds[kind] ?? 0), 0) };
  });
}
