import { Logo } from '@/components/brand/logo';
import { Drawer, DrawerContent, DrawerTitle } from '@/components/ui/drawer';
import { keepFocusOnNewPage } from './keep-focus-on-new-page';
import type { NavEntry } from './navigation';
import { SidebarNav } from './sidebar-nav';
import { useSidebar } from './use-sidebar';

/** The sidebar under 768 px. */
export function DrawerSidebar({ entries }: { entries: readonly NavEntry[] }) {
  const { isDrawerOpen, setDrawerOpen } = useSidebar();
  return (
    <Drawer open={isDrawerOpen} onOpenChange={setDrawerOpen}>
      <DrawerContent
        side="left"
        aria-describedby={undefined}
        onCloseAutoFocus={keepFocusOnNewPage}
        className="w-sidebar-mobile bg-sidebar text-sidebar-foreground"
      >
        <DrawerTitle className="sr-only">Navigation</DrawerTitle>
        <div className="flex h-18 shrink-0 items-center border-sidebar-border border-b px-3.5">
          <Logo size="sm" />
        </div>
        <SidebarNav entries={entries} />
      </DrawerContent>
    </Drawer>
  );
}
