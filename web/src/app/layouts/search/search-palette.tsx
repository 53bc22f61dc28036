import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import type { NavLinkEntry } from '@/components/shell/navigation';
import { CommandPalette } from '@/components/ui/command-palette';
import { useAuth } from '@/lib/auth/auth-provider';
import { countOf } from '@/lib/counts';
import type { Portal } from '../portals';
import { searchGroups } from './search-groups';
import { SearchProgress } from './search-progress';
import { useRecentSearches } from './use-recent-searches';
import { countHits, useSearch } from './use-search';

type SearchPaletteProps = {
  portal: Portal;
  pages: readonly NavLinkEntry[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
  search: string;
  onSearchChange: (search: string) => void;
};

export function SearchPalette({
  portal,
  pages,
  open,
  onOpenChange,
  search,
  onSearchChange,
}: SearchPaletteProps) {
  const found = useSearch(search);
  const searches = useRecentSearches(useAuth().user?.id ?? '');
  const close = () => onOpenChange(false);
  const isSettled = found.phase === 'found' || found.phase === 'idle';
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      title="Search"
      placeholder={portal.searchPlaceholder}
      search={search}
      onSearchChange={onSearchChange}
      filter={false}
      onCloseAutoFocus={keepFocusOnNewPage}
      empty={isSettled ? `Nothing found for “${search.trim()}”.` : undefined}
      below={<SearchProgress found={found} />}
      announcement={found.phase === 'found' ? `${countOf(countHits(found.groups), 'result')} found` : ''}
    >
      {/* A new answer draws them anew, so that the first entry is the chosen one and Enter opens what stands on top. */}
      {searchGroups[portal.type].map(({ id, Group }) => (
        <Group
          key={`${id}:${found.answered}`}
          search={search}
          found={found}
          pages={pages}
          onDone={close}
          onFound={() => {
            searches.remember(search);
            close();
          }}
          searches={searches}
          onSearchChange={onSearchChange}
        />
      ))}
    </CommandPalette>
  );
}
