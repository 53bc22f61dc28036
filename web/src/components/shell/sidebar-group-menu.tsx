import { Ellipsis } from 'lucide-react';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu';
import { keepFocusOnNewPage } from './keep-focus-on-new-page';
import { NavMenuItem } from './nav-menu-item';
import type { NavLinkEntry } from './navigation';

type SidebarGroupMenuProps = { label: string; entries: readonly NavLinkEntry[] };

/** Beside the heading of a group: pages about the group as a whole. */
export function SidebarGroupMenu({ label, entries }: SidebarGroupMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        aria-label={label}
        className="flex size-10 shrink-0 items-center justify-center rounded-md text-sidebar-foreground transition-colors -outline-offset-2 hover:bg-sidebar-accent hover:text-sidebar-accent-foreground pointer-coarse:size-11"
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start" onCloseAutoFocus={keepFocusOnNewPage}>
        {entries.map((entry) => (
          <NavMenuItem key={entry.path} entry={entry} />
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
