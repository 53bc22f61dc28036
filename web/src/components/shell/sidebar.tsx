import { Logo } from '@/components/brand/logo';
import { Drawer, DrawerContent, DrawerTitle } from '@/components/ui/drawer';
import { cn } from '@/lib/class-names';
import { keepFocusOnNewPage } from './keep-focus-on-new-page';
import type { NavEntry } from './navigation';
import { SidebarCollapseButton } from './sidebar-collapse-button';
import { SidebarNav } from './sidebar-nav';
import { useSidebar } from './use-sidebar';

type SidebarProps = { entries: readonly NavEntry[] };

/** Beside the page from 768 px on, under the header; a drawer over it below that. */
export function Sidebar({ entries }: SidebarProps) {
  const { isDrawer } = useSidebar();
  return isDrawer ? <DrawerSidebar entries={entries} /> : <StandingSidebar entries={entries} />;
}

function StandingSidebar({ entries }: SidebarProps) {
  const { isCollapsed } = useSidebar();
  return (
    <aside
      aria-label="Sidebar"
      className={cn(
        'sticky top-16 flex h-[calc(100dvh-4rem)] shrink-0 flex-col border-sidebar-border border-r bg-sidebar transition-[width]',
        isCollapsed ? 'w-sidebar-icon' : 'w-sidebar',
      )}
    >
      <SidebarNav entries={entries} />
      <SidebarCollapseButton />
    </aside>
  );
}

function DrawerSidebar({ entries }: SidebarProps) {
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
