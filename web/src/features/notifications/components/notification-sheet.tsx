import { useState } from 'react';
import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import { Drawer, DrawerContent, DrawerTitle, DrawerTrigger } from '@/components/ui/drawer';
import { BellButton } from './bell-button';
import { NotificationPanel } from './notification-panel';

/** The bell of a phone; the list comes up from below, open from the start. */
export function NotificationSheet({ unread }: { unread: number }) {
  const [open, setOpen] = useState(true);
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
          unread={unread}
          onFollow={() => setOpen(false)}
        />
      </DrawerContent>
    </Drawer>
  );
}
