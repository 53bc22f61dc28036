import type { ReactNode } from 'react';
import type { Appearance } from '@/lib/theme';

/** What every section of the page is given. */
export type SectionProps = { pane: Appearance };

type SpecimenProps = { title: string; children: ReactNode };

/** A titled row of examples. */
export function Specimen({ title, children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 gap-3">
      <h3 className="font-medium font-sans text-muted-foreground text-xs">{title}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex min-w-0 flex-wrap items-center gap-3">{children}</div>;
}
