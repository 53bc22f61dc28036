import { Link, useLocation } from 'react-router';
import { cn } from '@/lib/class-names';
import { labelAttribute } from './collapsed-labels';
import { isCurrentPath, type NavLinkEntry } from './navigation';
import { sidebarLabelClasses, sidebarRowClasses } from './sidebar-classes';
import { useSidebar } from './use-sidebar';
import { WaitingCount } from './waiting-count';

type SidebarLinkProps = {
  entry: NavLinkEntry;
  /** Inside a group: indented and smaller. */
  nested?: boolean;
};

export function SidebarLink({ entry, nested = false }: SidebarLinkProps) {
  const { label, path, Icon, waiting = 0 } = entry;
  const { pathname } = useLocation();
  const { isCollapsed, setDrawerOpen } = useSidebar();
  return (
    <li>
      <Link
        to={path}
        aria-current={isCurrentPath(entry, pathname) ? 'page' : undefined}
        {...{ [labelAttribute]: label }}
        onClick={() => setDrawerOpen(false)}
        className={cn(sidebarRowClasses, nested && 'h-9 pl-4 font-normal')}
      >
        <Icon aria-hidden="true" className={cn('shrink-0', nested ? 'size-4' : 'size-5')} />
        <span className={cn(sidebarLabelClasses, isCollapsed && 'opacity-0')}>{label}</span>
        <WaitingCount waiting={waiting} className={cn(isCollapsed && 'opacity-0')} />
      </Link>
    </li>
  );
}
