import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

type EmptyStateProps = {
  /** One of components/art. */
  art?: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** One clear next step. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3' | 'h4';
  className?: string;
};

export function EmptyState({
  art,
  title,
  description,
  action,
  headingLevel: Heading = 'h3',
  className,
}: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center px-4 py-10 text-center', className)}>
      {art ? <div className="mb-5 w-44 max-w-full">{art}</div> : null}
      <Heading className="font-semibold text-lg">{title}</Heading>
      {description ? <p className="mt-1.5 max-w-sm text-muted-foreground text-sm">{description}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}
