import { Bell } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/button';
import { badgeText, bellLabel } from './unread-label';

type BellButtonProps = { unread: number } & ComponentProps<typeof Button>;

export function BellButton({ unread, ...rest }: BellButtonProps) {
  const badge = badgeText(unread);
  return (
    <Button {...rest} variant="ghost" size="icon" className="relative" aria-label={bellLabel(unread)}>
      <Bell aria-hidden="true" className="size-5" />
      {badge ? (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 left-1/2 ml-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-primary px-1 font-semibold text-primary-foreground text-xs ring-2 ring-card"
        >
          {badge}
        </span>
      ) : null}
    </Button>
  );
}
