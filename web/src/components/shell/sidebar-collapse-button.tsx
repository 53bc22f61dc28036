import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { Kbd } from '@/components/ui/kbd';
import { cn } from '@/lib/class-names';
import { modifierKey } from '@/lib/use-shortcut';
import { labelAttribute } from './collapsed-labels';
import { sidebarLabelClasses, sidebarRowClasses } from './sidebar-classes';
import { useSidebar } from './use-sidebar';

/** At the foot of the sidebar; the drawer has its own way to close. */
export function SidebarCollapseButton() {
  const { isCollapsed, toggle } = useSidebar();
  const label = isCollapsed ? 'Expand' : 'Collapse';
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className="shrink-0 border-sidebar-border border-t px-1 py-2">
      <button
        type="button"
        aria-keyshortcuts="Control+B Meta+B"
        {...{ [labelAttribute]: label }}
        onClick={toggle}
        className={sidebarRowClasses}
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className={cn(sidebarLabelClasses, 'flex-1', isCollapsed && 'opacity-0')}>{label}</span>
        <span aria-hidden="true" className={cn('flex gap-1', isCollapsed && 'hidden')}>
          <Kbd>{modifierKey()}</Kbd>
          <Kbd>B</Kbd>
        </span>
      </button>
    </div>
  );
}
