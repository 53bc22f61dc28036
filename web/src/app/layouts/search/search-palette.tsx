import { keepFocusOnNewPage } from '@/components/shell/keep-focus-on-new-page';
import type { NavLinkEntry } from '@/components/shell/navigation';
import { CommandPalette } from '@/components/ui/command-palette';
import type { Portal } from '../portals';
import { searchGroups } from './search-groups';

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
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      title="Search"
      placeholder={portal.searchPlaceholder}
      search={search}
      onSearchChange={onSearchChange}
      onCloseAutoFocus={keepFocusOnNewPage}
      empty={`Nothing found for “${search.trim()}”.`}
    >
      {searchGroups[portal.type].map(({ id, Group }) => (
        <Group key={id} search={search} pages={pages} onDone={() => onOpenChange(false)} />
      ))}
    </CommandPalette>
  );
}
