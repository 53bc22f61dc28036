import { useId, useState } from 'react';
import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { BellButton } from './bell-button';
import { NotificationPanel } from './notification-panel';

/** The bell of a wide screen with its list beside it, open from the start. */
export function NotificationPopover({ unread }: { unread: number }) {
  const [open, setOpen] = useState(true);
  const headingId = useId();
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <BellButton unread={unread} />
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-labelledby={headingId}
        onCloseAutoFocus={keepFocusOnNewPage}
        className="flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-104 flex-col overflow-hidden p-0"
      >
        <NotificationPanel
          heading={
            <h2 id={headingId} className="font-semibold text-base">
              Notifications
            </h2>
          }
          unread={unread}
          onFollow={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  );
}
