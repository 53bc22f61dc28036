import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import type { NavLinkEntry } from '@/components/shell/navigation';
import { CommandPalette } from '@/components/ui/command-palette';
import { countHits, useSearch } from '@/features/search/use-search';
import { useAuth } from '@/lib/auth/auth-provider';
import { countOf } from '@/lib/counts';
import type { Portal, PortalType } from '../portals';
import { ActionsGroup } from './actions-group';
import { HelpGroup } from './help-group';
import { PagesGroup } from './pages-group';
import { PlatformsGroup } from './platforms-group';
import { RecentGroup } from './recent-group';
import { ResultGroups } from './result-groups';
import type { SearchGroup } from './search-group';
import { SearchProgress } from './search-progress';
import { useRecentSearches } from './use-recent-searches';

const recent: SearchGroup = { id: 'recent', Group: RecentGroup };
const pages: SearchGroup = { id: 'pages', Group: PagesGroup };
const platforms: SearchGroup = { id: 'platforms', Group: PlatformsGroup };
const results: SearchGroup = { id: 'results', Group: ResultGroups };
const help: SearchGroup = { id: 'help', Group: HelpGroup };
const actions: SearchGroup = { id: 'actions', Group: ActionsGroup };

/** What the search box of each portal finds, in the order shown. */
export const searchGroups: Record<PortalType, readonly SearchGroup[]> = {
  user: [recent, pages, platforms, results, help, actions],
  admin: [recent, pages, platforms, results, actions],
};

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
