import type { FigureHeadline } from '@oja/contract/operator-figures';
import { SectionCard } from '@/components/ui/section-card';

/** A closed week or month beside the one before, as the scheduled report has it. */
export function HeadlineCard({ headline }: { headline: FigureHeadline }) {
  return (
    <SectionCard title={headline.title}>
      <p className="px-5 pt-4 pb-3 text-muted-foreground text-sm">{headline.summary}</p>
      <dl className="divide-y border-t text-sm empty:hidden">
        {headline.rows.map(({ label, value, change }) => (
          <div key={label} className="grid gap-x-6 gap-y-0.5 px-5 py-3 sm:grid-cols-3">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tabular font-medium">{value}</dd>
            <dd className="tabular text-muted-foreground sm:text-right">{change}</dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
