import { CircleAlert, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

const looks = {
  danger: { classes: 'border-danger/30 bg-danger-soft text-danger', Icon: CircleAlert },
  info: { classes: 'border-primary/20 bg-secondary text-secondary-foreground', Icon: Info },
} as const;

type FormNoticeProps = { tone: keyof typeof looks; children: ReactNode };

/** Stands above a form and stays. It is not announced by itself: the toast that came with it was. */
export function FormNotice({ tone, children }: FormNoticeProps) {
  const { classes, Icon } = looks[tone];
  return (
    <div className={cn('flex items-start gap-3 rounded-lg border px-4 py-3 text-sm', classes)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <p className="[overflow-wrap:anywhere]">{children}</p>
    </div>
  );
}
