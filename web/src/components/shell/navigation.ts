import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';

/** What a sidebar shows, as a table. The portals have their own tables; these are the words they are written in. */
export interface NavLinkEntry {
  label: string;
  path: string;
  Icon: LucideIcon;
  /** Current only on this very path, not on those below it. */
  exact?: boolean;
  /** Paths elsewhere that belong to it, as those of public pages in the shell. */
  also?: readonly string[];
  /** How much waits for the person there. */
  waiting?: number;
}

export interface NavGroupEntry {
  label: string;
  Icon: LucideIcon;
  entries: readonly NavLinkEntry[];
  /** Pages that belong to the group as a whole, in the menu of its heading. */
  menu: readonly NavLinkEntry[];
  /** What draws it: named in the table, so that a portal without groups does not load the code for them. */
  Group: ComponentType<{ group: NavGroupEntry }>;
}

export type NavEntry = NavLinkEntry | NavGroupEntry;

/** A row of a portal's table: an entry and who sees it. */
export type NavRow<Viewer extends string> = NavEntry & { viewers: readonly Viewer[] };

export function isNavGroup(entry: NavEntry): entry is NavGroupEntry {
  return 'entries' in entry;
}

export function navigationFor<Viewer extends string>(
  rows: readonly NavRow<Viewer>[],
  viewer: Viewer,
): readonly NavEntry[] {
  return rows.filter(({ viewers }) => viewers.includes(viewer));
}

/** Every page of the table in its order; those of a group come with it. */
export function pagesOf(entries: readonly NavEntry[]): readonly NavLinkEntry[] {
  return entries.flatMap((entry) => (isNavGroup(entry) ? [...entry.entries, ...entry.menu] : [entry]));
}

/** The path itself, what lies below it unless exact, and what belongs to it elsewhere. */
export function isCurrentPath({ path, exact = false, also = [] }: NavLinkEntry, pathname: string): boolean {
  const here = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  const isAtOrBelow = (start: string) => here === start || here.startsWith(`${start}/`);
  return here === path || (!exact && isAtOrBelow(path)) || also.some(isAtOrBelow);
}

export function isInsideGroup({ entries, menu }: NavGroupEntry, pathname: string): boolean {
  return [...entries, ...menu].some((entry) => isCurrentPath(entry, pathname));
}
