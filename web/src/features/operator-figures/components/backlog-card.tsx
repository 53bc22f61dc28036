import type { OperatorFigures } from '@oja/contract/operator-figures';
import { Link } from 'react-router';
import { SectionCard } from '@/components/ui/section-card';
import { paths } from '@/config/paths';
import { formatCount } from '@/lib/counts';
import { formatRelative } from '@/lib/dates';
import { workKindLabels } from '@/shared/work/work-labels';

/** What waits now, and how long what is due first has waited. */
export function BacklogCard({ backlog }: { backlog: OperatorFigures['backlog'] }) {
  return (
    <SectionCard title="Waiting now">
      <ul className="divide-y">
        {backlog.map(({ kind, open, first_due: first }) => (
          <li key={kind} className="flex items-baseline gap-4 px-5 py-3 text-sm">
            <Link to={`${paths.admin.work}?kind=${kind}`} className="font-medium hover:underline">
              {workKindLabels[kind]}
            </Link>
            <span className="ml-auto text-right text-muted-foreground">
              {first ? `First due opened ${formatRelative(first.opened_at)}` : 'Nothing waits'}
            </span>
            <span className="tabular min-w-6 shrink-0 text-right font-medium">{formatCount(open)}</span>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
