import type { ComponentType } from 'react';
import type { NavLinkEntry } from '@/components/shell/navigation';
import type { SearchState } from '@/features/search/use-search';
import { useAuth } from '@/lib/auth/auth-provider';
import { isStaffUser } from '@/lib/auth/auth-store';
import type { RecentSearches } from './use-recent-searches';

export interface SearchGroupProps {
  /** What is typed. */
  search: string;
  /** What the server has found for it. */
  found: SearchState;
  /** The pages this person may see. */
  pages: readonly NavLinkEntry[];
  /** Closes the panel; called when an entry is chosen. */
  onDone: () => void;
  /** The same for an entry that the words led to: they are offered again next time. */
  onFound: () => void;
  searches: RecentSearches;
  /** Puts other words into the box. */
  onSearchChange: (search: string) => void;
}

/** A group draws itself, and only what fits what is typed: the panel hides nothing by itself. */
export interface SearchGroup {
  id: string;
  Group: ComponentType<SearchGroupProps>;
}

export function useIsStaff(): boolean {
  const { user } = useAuth();
  return user !== undefined && isStaffUser(user);
}
