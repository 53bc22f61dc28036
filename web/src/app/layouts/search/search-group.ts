import type { ReplyOf } from '@oja/contract/endpoint';
import type { searchEndpoints } from '@oja/contract/search';
import type { ComponentType } from 'react';
import type { NavLinkEntry } from '@/components/shell/navigation';
import type { RecentSearches } from './use-recent-searches';
import type { SearchState } from './use-search';

/** The hits of one group, as the server answers them. */
export type ResultGroup = ReplyOf<typeof searchEndpoints.search>['groups'][number];

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
