import type { WorkCounts } from '@oja/contract/work';
import type { WorkKind } from '@oja/contract/work-fields';
import { isNavGroup, type NavEntry } from '@/components/shell/navigation';
import { adminPaths } from '@/config/admin-paths';

/** The kinds of work that are decided on a page of the sidebar. */
const kindsOfPage: Readonly<Record<string, readonly WorkKind[]>> = {
  [adminPaths.listings]: ['listing'],
  [adminPaths.transactions]: ['dispute', 'appeal'],
  [adminPaths.moderation]: ['report'],
  [adminPaths.support]: ['ticket'],
  [adminPaths.claims]: ['claim'],
  [adminPaths.withdrawals]: ['withdrawal', 'bank_account', 'parked_payment', 'chargeback'],
  [adminPaths.applications]: ['application'],
  [adminPaths.approvals]: ['approval'],
};

/** The sidebar with the number of open items beside each page that has some. */
export function withWorkCounts(
  entries: readonly NavEntry[],
  counts: WorkCounts | undefined,
): readonly NavEntry[] {
  if (counts === undefined) return entries;
  return entries.map((entry) => {
    if (isNavGroup(entry)) return entry;
    if (entry.path === adminPaths.work) return { ...entry, waiting: counts.total };
    const kinds = kindsOfPage[entry.path] ?? [];
    return { ...entry, waiting: kinds.reduce((sum, kind) => sum + (counts.kinds[kind] ?? 0), 0) };
  });
}
