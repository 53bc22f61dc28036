import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the line; under the title on phones. */
  actions?: ReactNode;
  breadcrumb?: ReactNode;
  headingLevel?: 'h1' | 'h2';
  className?: string;
};

/** The head of every portal page, with the only first-level heading on it. */
export function PageHeader({
  title,
  description,
  actions,
  breadcrumb,
  headingLevel: Heading = 'h1',
  className,
}: PageHeaderProps) {
  return (
    <header className={cn('grid gap-3', className)}>
      {breadcrumb}
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="grid min-w-0 flex-[1_1_20rem] gap-1">
          <Heading className="wrap-anywhere font-semibold text-2xl tracking-tight sm:text-3xl">
            {title}
          </Heading>
          {description ? <p className="max-w-3xl text-pretty text-muted-foreground">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-3">{actions}</div> : null}
      </div>
    </header>
  );
}
