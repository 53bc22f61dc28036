import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { cn } from '@/lib/class-names';
import { labelAttribute } from './collapsed-labels';
import { keepFocusOnNewPage } from './keep-focus-on-new-page';
import { NavMenuItem } from './nav-menu-item';
import type { NavGroupEntry } from './navigation';
import { sidebarLabelClasses, sidebarRowClasses } from './sidebar-classes';

type SidebarGroupFlyoutProps = { group: NavGroupEntry; isInside: boolean };

/** A group among icons: its pages come out to the side. */
export function SidebarGroupFlyout({ group, isInside }: SidebarGroupFlyoutProps) {
  const { label, Icon, entries, menu } = group;
  return (
    <li>
      <DropdownMenu>
        <DropdownMenuTrigger
          data-current={isInside || undefined}
          {...{ [labelAttribute]: label }}
          className={sidebarRowClasses}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className={cn(sidebarLabelClasses, 'opacity-0')}>{label}</span>
        </DropdownMenuTrigger>
        <DropdownMenuContent side="right" align="start" onCloseAutoFocus={keepFocusOnNewPage}>
          <DropdownMenuLabel>{label}</DropdownMenuLabel>
          {entries.map((entry) => (
            <NavMenuItem key={entry.path} entry={entry} />
          ))}
          {menu.length > 0 ? <DropdownMenuSeparator /> : null}
          {menu.map((entry) => (
            <NavMenuItem key={entry.path} entry={entry} />
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  );
}
