import type { ComponentType } from 'react';
import type { NavLinkEntry } from '@/components/shell/navigation';

export interface SearchGroupProps {
  /** What is typed. */
  search: string;
  /** The pages this person may see. */
  pages: readonly NavLinkEntry[];
  /** Closes the panel; called when an entry is chosen. */
  onDone: () => void;
}

/**
 * A group of results draws itself, so it may ask the server for them. The panel hides entries whose words do not
 * match what is typed; a group whose entries are an answer of the server sets forceMount on itself and on them.
 */
export interface SearchGroup {
  id: string;
  Group: ComponentType<SearchGroupProps>;
}
