import { lazy, Suspense } from 'react';
import { cn } from '@/lib/class-names';
import { CollapsedLabels } from './collapsed-labels';
import type { NavEntry } from './navigation';
import { SidebarCollapseButton } from './sidebar-collapse-button';
import { SidebarNav } from './sidebar-nav';
import { useSidebar } from './use-sidebar';

/** Wide screens never load it. */
const DrawerSidebar = lazy(async () => ({ default: (await import('./drawer-sidebar')).DrawerSidebar }));

type SidebarProps = { entries: readonly NavEntry[] };

/** Beside the page from 768 px on, under the header; a drawer over it below that. */
export function Sidebar({ entries }: SidebarProps) {
  const { isDrawer } = useSidebar();
  if (!isDrawer) return <StandingSidebar entries={entries} />;
  return (
    <Suspense fallback={null}>
      <DrawerSidebar entries={entries} />
    </Suspense>
  );
}

function StandingSidebar({ entries }: SidebarProps) {
  const { isCollapsed } = useSidebar();
  return (
    <aside
      aria-label="Sidebar"
      className={cn(
        'sticky top-[calc(4rem+var(--offline-bar))] flex h-[calc(100dvh-4rem-var(--offline-bar))] shrink-0 flex-col border-sidebar-border border-r bg-sidebar transition-[width]',
        isCollapsed ? 'w-sidebar-icon' : 'w-sidebar',
      )}
    >
      <CollapsedLabels active={isCollapsed}>
        <SidebarNav entries={entries} />
        <SidebarCollapseButton />
      </CollapsedLabels>
    </aside>
  );
}
