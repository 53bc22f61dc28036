import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { NavLinkEntry } from '@/components/shell/navigation';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Kbd } from '@/components/ui/kbd';
import { useNarrowScreen } from '@/lib/use-narrow-screen';
import { modifierKey, useShortcut } from '@/lib/use-shortcut';
import type { Portal } from '../portals';

/** The panel comes when it is first wanted; the pointer or focus on the box fetches it a moment ahead. */
const loadPalette = () => import('./search-palette');
const SearchPalette = lazy(async () => ({ default: (await loadPalette()).SearchPalette }));
const prefetch = () => void loadPalette().catch(() => undefined);

type PortalSearchProps = { portal: Portal; pages: readonly NavLinkEntry[] };

export function PortalSearch({ portal, pages }: PortalSearchProps) {
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [search, setSearch] = useState('');
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) setWasOpened(true);
    else setSearch('');
  };
  useShortcut('k', () => changeOpen(!open));

  const Box = useNarrowScreen() ? SearchButton : SearchBox;
  return (
    <>
      <Box
        placeholder={portal.searchPlaceholder}
        search={search}
        onSearchChange={(text) => {
          setSearch(text);
          changeOpen(true);
        }}
        onOpen={() => changeOpen(true)}
      />
      {wasOpened ? (
        <Suspense fallback={null}>
          <SearchPalette
            portal={portal}
            pages={pages}
            open={open}
            onOpenChange={changeOpen}
            search={search}
            onSearchChange={setSearch}
          />
        </Suspense>
      ) : null}
    </>
  );
}

type BoxProps = {
  placeholder: string;
  search: string;
  onSearchChange: (search: string) => void;
  onOpen: () => void;
};

/** A box to type into: the first letter opens the panel, and both show the same words. Focus alone opens nothing. */
function SearchBox({ placeholder, search, onSearchChange, onOpen }: BoxProps) {
  return (
    <div className="relative mr-1 w-full min-w-0 max-w-md">
      <Search
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={placeholder}
        autoComplete="off"
        value={search}
        onChange={(event) => onSearchChange(event.target.value)}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === 'ArrowDown') onOpen();
        }}
        onFocus={prefetch}
        onPointerEnter={prefetch}
        className="cursor-pointer text-ellipsis bg-background pr-4 pl-9 lg:pr-20"
      />
      <span
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 hidden gap-1 lg:flex"
      >
        <Kbd>{modifierKey()}</Kbd>
        <Kbd>K</Kbd>
      </span>
    </div>
  );
}

function SearchButton({ placeholder, onOpen }: BoxProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={placeholder}
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={prefetch}
    >
      <Search aria-hidden="true" className="size-5" />
    </Button>
  );
}
