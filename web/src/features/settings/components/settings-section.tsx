import type { ReactNode } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card';
import { cn } from '@/lib/class-names';
import type { SectionId } from './settings-sections';

type SettingsSectionProps = {
  id: SectionId;
  title: string;
  description?: ReactNode;
  /** Stands at the end of the title line, for example the state of the section. */
  badge?: ReactNode;
  /** Red edge, for the section where things are lost. */
  danger?: boolean;
  children: ReactNode;
};

/** One card of the page. It can take focus, so that a link of the index leads the keyboard there as well. */
export function SettingsSection({
  id,
  title,
  description,
  badge,
  danger = false,
  children,
}: SettingsSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className="min-w-0 rounded-lg">
      <Card className={cn(danger && 'border-danger/50')}>
        <CardHeader>
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <CardTitle as="h2" id={headingId} className={cn(danger && 'text-danger')}>
              {title}
            </CardTitle>
            {badge}
          </div>
          {description ? <CardDescription>{description}</CardDescription> : null}
        </CardHeader>
        <CardContent>{children}</CardContent>
      </Card>
    </section>
  );
}
