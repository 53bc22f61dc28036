import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { cn } from '@/lib/class-names';
import { isInsideGroup, type NavGroupEntry } from './navigation';
import { sidebarLabelClasses, sidebarRowClasses } from './sidebar-classes';
import { SidebarGroupFlyout } from './sidebar-group-flyout';
import { SidebarGroupMenu } from './sidebar-group-menu';
import { SidebarLink } from './sidebar-link';
import { useSidebar } from './use-sidebar';

/** Opens by itself on the pages it holds, and stays as the person leaves it. Among icons it is a menu. */
export function SidebarGroup({ group }: { group: NavGroupEntry }) {
  const { isCollapsed } = useSidebar();
  const isInside = isInsideGroup(group, useLocation().pathname);
  const [wasInside, setWasInside] = useState(isInside);
  const [isOpen, setOpen] = useState(isInside);
  if (isInside !== wasInside) {
    setWasInside(isInside);
    if (isInside) setOpen(true);
  }

  if (isCollapsed) return <SidebarGroupFlyout group={group} isInside={isInside} />;
  return (
    <OpenableGroup group={group} isInside={isInside} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
  );
}

type OpenableGroupProps = { group: NavGroupEntry; isInside: boolean; isOpen: boolean; onToggle: () => void };

function OpenableGroup({ group, isInside, isOpen, onToggle }: OpenableGroupProps) {
  const listId = useId();
  const { label, Icon, entries, menu } = group;
  return (
    <li className="flex flex-col gap-0.5">
      <div className="flex items-center gap-0.5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={onToggle}
          className={cn(sidebarRowClasses, isInside && 'text-sidebar-accent-foreground')}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className={cn(sidebarLabelClasses, 'flex-1')}>{label}</span>
          <ChevronDown
            aria-hidden="true"
            className={cn('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        {menu.length > 0 ? <SidebarGroupMenu label={`${label} menu`} entries={menu} /> : null}
      </div>
      <ul
        id={listId}
        hidden={!isOpen}
        className="ml-5 flex flex-col gap-0.5 border-sidebar-border border-l pl-1"
      >
        {entries.map((entry) => (
          <SidebarLink key={entry.path} entry={entry} nested />
        ))}
      </ul>
    </li>
  );
}
