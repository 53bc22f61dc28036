import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

const tones = {
  info: 'border-border bg-secondary text-secondary-foreground',
  warning: 'border-warning/30 bg-warning-soft text-warning',
} as const;

type PortalNoticeProps = { tone: keyof typeof tones; label: string; children: ReactNode };

/** A line across the top of every page of the portal. */
export function PortalNotice({ tone, label, children }: PortalNoticeProps) {
  return (
    <section
      aria-label={label}
      className={cn(
        'flex flex-wrap items-center gap-x-4 gap-y-1 border-b px-4 py-2.5 text-sm md:px-8 [&_a]:font-semibold',
        tones[tone],
      )}
    >
      {children}
    </section>
  );
}
