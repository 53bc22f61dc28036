import { type ReactNode, useState } from 'react';
import { useNarrowScreen } from '@/lib/use-narrow-screen';
import { useShortcut } from '@/lib/use-shortcut';
import { readSidebar, storeSidebar } from './sidebar-cookie';
import { SidebarContext } from './use-sidebar';

/** The cookie is read before the first paint, so a collapsed sidebar never shows itself expanded first. */
export function SidebarProvider({ children }: { children: ReactNode }) {
  const isDrawer = useNarrowScreen();
  const [isExpanded, setExpanded] = useState(readSidebar);
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  // A window that grew past the drawer must not find it open when it shrinks again.
  if (!isDrawer && isDrawerOpen) setDrawerOpen(false);

  const toggle = () => {
    if (isDrawer) return setDrawerOpen(!isDrawerOpen);
    setExpanded(!isExpanded);
    storeSidebar(!isExpanded);
  };
  useShortcut('b', toggle);

  return (
    <SidebarContext
      value={{ isDrawer, isDrawerOpen, isCollapsed: !isDrawer && !isExpanded, toggle, setDrawerOpen }}
    >
      {children}
    </SidebarContext>
  );
}
