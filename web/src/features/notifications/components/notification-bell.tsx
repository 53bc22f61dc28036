import { useInfiniteQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { type ComponentProps, useId, useState } from 'react';
import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import { Button } from '@/components/ui/button';
import { Drawer, DrawerContent, DrawerTitle, DrawerTrigger } from '@/components/ui/drawer';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useNarrowScreen } from '@/lib/use-narrow-screen';
import { notificationsQuery } from '../api/list-notifications';
import { NotificationPanel } from './notification-panel';
import { UnreadAnnouncer } from './unread-announcer';
import { badgeText, bellLabel } from './unread-label';

/** The bell of both portals: a popover beside it, or a sheet from below on a phone. */
export function NotificationBell() {
  const { data } = useInfiniteQuery(notificationsQuery);
  const unread = data?.pages[0]?.unread ?? 0;
  const Panel = useNarrowScreen() ? SheetPanel : PopoverPanel;
  return (
    <>
      <Panel unread={unread} />
      <UnreadAnnouncer unread={unread} isKnown={data !== undefined} />
    </>
  );
}

function PopoverPanel({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false);
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
          onFollow={() => setOpen(false)}
        />
      </PopoverContent>
    </Popover>
  );
}

function SheetPanel({ unread }: { unread: number }) {
  const [open, setOpen] = useState(false);
  return (
    <Drawer open={open} onOpenChange={setOpen}>
      <DrawerTrigger asChild>
        <BellButton unread={unread} />
      </DrawerTrigger>
      <DrawerContent
        side="bottom"
        aria-describedby={undefined}
        onCloseAutoFocus={keepFocusOnNewPage}
        className="min-h-[50dvh]"
      >
        <NotificationPanel
          heading={<DrawerTitle className="text-base">Notifications</DrawerTitle>}
          headerClassName="min-h-18 pr-16"
          onFollow={() => setOpen(false)}
        />
      </DrawerContent>
    </Drawer>
  );
}

function BellButton({ unread, ...rest }: { unread: number } & ComponentProps<typeof Button>) {
  const badge = badgeText(unread);
  return (
    <Button {...rest} variant="ghost" size="icon" className="relative" aria-label={bellLabel(unread)}>
      <Bell aria-hidden="true" className="size-5" />
      {badge ? (
        <span
          aria-hidden="true"
          className="tabular absolute top-0.5 left-1/2 ml-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-primary px-1 font-semibold text-xs text-primary-foreground ring-2 ring-card"
        >
          {badge}
        </span>
      ) : null}
    </Button>
  );
}
