import { type ReactNode, useId } from 'react';
import { cn } from '@/lib/class-names';
import { Card, CardTitle } from './card';

type SectionCardProps = {
  /** The anchor of the card. It then takes focus, so that a link to it leads the keyboard there as well. */
  id?: string;
  title: ReactNode;
  /** At the end of the title line. */
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A card with a title line and a region of the page under that name. */
export function SectionCard({ id, title, action, className, children }: SectionCardProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={headingId}
      className={cn('min-w-0 rounded-lg', className)}
    >
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
