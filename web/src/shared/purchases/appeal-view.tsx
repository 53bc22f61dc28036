import type { Appeal, AppealStatus } from '@oja/contract/ruling-fields';
import { useId } from 'react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';

const badges: Record<AppealStatus, { label: string; variant: BadgeVariant }> = {
  open: { label: 'Waits for another member of staff', variant: 'warning' },
  upheld: { label: 'The decision stands', variant: 'secondary' },
  replaced: { label: 'Another decision took its place', variant: 'success' },
  awarded: { label: 'Oja added an amount', variant: 'success' },
};

/** The appeal against a decision, and how it was decided. */
export function AppealView({ appeal }: { appeal: Appeal }) {
  const headingId = useId();
  return (
    <article
      id="appeal"
      tabIndex={-1}
      aria-labelledby={headingId}
      className="grid gap-2 rounded-lg text-sm outline-offset-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-medium">
          Appeal of the {appeal.by}
        </h3>
        <Badge variant={badges[appeal.status].variant}>{badges[appeal.status].label}</Badge>
      </div>
      <p className="whitespace-pre-line wrap-anywhere">{appeal.text}</p>
      <p className="text-muted-foreground">Opened on {formatDateTime(appeal.opened_at)}.</p>
      {appeal.decided_at ? (
        <p className="whitespace-pre-line wrap-anywhere">
          {appeal.award === null ? '' : `${formatNaira(appeal.award)} was paid by Oja. `}
          {appeal.details}
        </p>
      ) : null}
    </article>
  );
}
