import { createContext, use } from 'react';

export interface Sidebar {
  /** True under 768 px, where the sidebar is a drawer. */
  isDrawer: boolean;
  isDrawerOpen: boolean;
  /** Only icons are shown; never so in the drawer. */
  isCollapsed: boolean;
  /** What Ctrl or Cmd with B does: collapse or expand, or open and close the drawer. */
  toggle: () => void;
  setDrawerOpen: (open: boolean) => void;
}

export const SidebarContext = createContext<Sidebar | null>(null);

export function useSidebar(): Sidebar {
  const sidebar = use(SidebarContext);
  if (!sidebar) throw new Error('useSidebar must be used within SidebarProvider');
  return sidebar;
}
