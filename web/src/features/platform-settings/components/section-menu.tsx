import type { OverviewEntry } from '@oja/contract/platform-settings';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/class-names';
import { type SectionId, sections } from './sections';

const dots: Record<OverviewEntry['status'], { className: string; label: string }> = {
  active: { className: 'bg-success', label: 'Active' },
  warning: { className: 'bg-warning', label: 'Needs attention' },
  error: { className: 'bg-danger', label: 'Not working' },
  inactive: { className: 'bg-muted-foreground', label: 'Optional' },
};

type SectionMenuProps = { current: SectionId; overview: readonly OverviewEntry[] };

/** The side menu of the platform page: what each section is about, how it stands, and what is worth a look. */
export function SectionMenu({ current, overview }: SectionMenuProps) {
  return (
    <nav aria-label="Settings sections">
      <ul className="grid gap-1 sm:grid-cols-2 lg:grid-cols-1">
        {sections.map(({ id, title, description }) => {
          const entry = overview.find(({ section }) => section === id);
          return (
            <li key={id}>
              <Link
                to={`?section=${id}`}
                aria-current={id === current ? 'page' : undefined}
                className={cn(
                  'flex items-start gap-3 rounded-lg border border-transparent px-3 py-2.5 transition-colors hover:bg-accent',
                  id === current && 'border-border bg-card',
                )}
              >
                <StatusDot status={entry?.status ?? 'inactive'} />
                <span className="grid min-w-0 flex-1 gap-0.5">
                  <span className="font-medium text-sm">{title}</span>
                  <span className="text-muted-foreground text-sm">{description}</span>
                </span>
                {entry?.badge ? <Badge variant="secondary">{entry.badge}</Badge> : null}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function StatusDot({ status }: { status: OverviewEntry['status'] }) {
  const { className, label } = dots[status];
  return (
    <>
      <span
        aria-hidden="true"
        data-status={status}
        className={cn('mt-1.5 size-2.5 shrink-0 rounded-full', className)}
      />
      <span className="sr-only">{label}:</span>
    </>
  );
}
