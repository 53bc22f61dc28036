import { type ReactNode, Suspense } from 'react';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';

type ChartFrameProps = {
  title: string;
  action?: ReactNode;
  /** What the picture shows, in words. */
  description: string;
  isStale: boolean;
  /** The picture, which may be loaded later. */
  children: ReactNode;
};

export function ChartFrame({ title, action, description, isStale, children }: ChartFrameProps) {
  return (
    <SectionCard title={title} action={action}>
      <figure aria-busy={isStale} className="grid gap-3 p-5 transition-opacity aria-busy:opacity-60">
        <div role="img" aria-label={description} className="h-60">
          <Suspense fallback={<Skeleton className="size-full" />}>{children}</Suspense>
        </div>
        <figcaption className="text-muted-foreground text-sm">{description}</figcaption>
      </figure>
    </SectionCard>
  );
}
