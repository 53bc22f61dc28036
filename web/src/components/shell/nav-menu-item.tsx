import { NavLink } from 'react-router';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';
import type { NavLinkEntry } from './navigation';
import { useSidebar } from './use-sidebar';

/** A page as an entry of a menu. */
export function NavMenuItem({ entry: { label, path, Icon, exact = false } }: { entry: NavLinkEntry }) {
  const { setDrawerOpen } = useSidebar();
  return (
    <DropdownMenuItem
      asChild
      className="aria-[current=page]:font-medium aria-[current=page]:text-primary"
      onSelect={() => setDrawerOpen(false)}
    >
      <NavLink to={path} end={exact}>
        <Icon aria-hidden="true" />
        {label}
      </NavLink>
    </DropdownMenuItem>
  );
}
