import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { Card, CardTitle } from './card';

type SectionCardProps = {
  title: ReactNode;
  /** At the end of the title line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A card with a title line and a region of the page under that name. */
export function SectionCard({ title, action, className, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cn('min-w-0', className)}>
      <Card>
        <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b py-2 pr-3 pl-5">
          <CardTitle as="h2" id={headingId} className="py-1.5 text-base">
            {title}
          </CardTitle>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}
