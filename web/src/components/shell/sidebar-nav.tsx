import { isNavGroup, type NavEntry } from './navigation';
import { SidebarLink } from './sidebar-link';

/** The same list in the sidebar and in the drawer. */
export function SidebarNav({ entries }: { entries: readonly NavEntry[] }) {
  return (
    <nav
      aria-label="Main"
      className="min-h-0 flex-1 overflow-y-auto overflow-x-hidden overscroll-contain px-1 py-3"
    >
      <ul className="flex flex-col gap-0.5">
        {entries.map((entry) =>
          isNavGroup(entry) ? (
            <entry.Group key={entry.label} group={entry} />
          ) : (
            <SidebarLink key={entry.path} entry={entry} />
          ),
        )}
      </ul>
    </nav>
  );
}
