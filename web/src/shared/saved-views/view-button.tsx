import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';

type ViewButtonProps = { isShown: boolean; onShow: () => void; children: ReactNode };

/** One of the views above a list; the one that is shown is marked. */
export function ViewButton({ isShown, onShow, children }: ViewButtonProps) {
  return (
    <Button
      variant={isShown ? 'secondary' : 'ghost'}
      size="sm"
      className="shrink-0"
      aria-pressed={isShown}
      onClick={onShow}
    >
      {children}
    </Button>
  );
}
