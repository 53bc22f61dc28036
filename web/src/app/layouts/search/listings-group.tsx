import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import { PlatformMark, type PlatformName } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { findStaffListingsQuery } from '@/features/listing-desk/api/find-listings';
import { findListingsQuery } from '@/features/marketplace/api/find-listings';
import { formatNaira } from '@/lib/money';
import { useDebounced } from '@/lib/use-debounced';
import type { SearchGroupProps } from './search-group';

/** Accounts on the market; each leads to its page. */
export function MarketGroup({ search, onDone }: SearchGroupProps) {
  const asked = useDebounced(search.trim());
  const { data = [] } = useQuery(findListingsQuery(asked));
  return <ListingsGroup search={search} found={data} pathOf={paths.listing.to} onDone={onDone} />;
}

/** All listings, for staff; each leads to its details. */
export function StaffListingsGroup({ search, onDone }: SearchGroupProps) {
  const asked = useDebounced(search.trim());
  const { data = [] } = useQuery(findStaffListingsQuery(asked));
  const pathOf = (id: string) => `${paths.admin.listings}?listing=${id}`;
  return <ListingsGroup search={search} found={data} pathOf={pathOf} onDone={onDone} />;
}

type ListingsGroupProps = {
  search: string;
  found: readonly { id: string; handle: string; platform: PlatformName; price: number }[];
  pathOf: (id: string) => string;
  onDone: () => void;
};

function ListingsGroup({ search, found, pathOf, onDone }: ListingsGroupProps) {
  const navigate = useNavigate();
  if (search.trim().length < 2 || found.length === 0) return null;
  return (
    <CommandGroup heading="Listings">
      {found.map(({ id, handle, platform, price }) => (
        <CommandItem
          key={id}
          value={id}
          // The server has matched the words already, also where they stand in the description.
          keywords={[search]}
          onSelect={() => {
            onDone();
            void navigate(pathOf(id));
          }}
        >
          <PlatformMark platform={platform} size="sm" labelled />
          <span className="min-w-0 truncate">{handle}</span>
          <span className="tabular ml-auto shrink-0 text-muted-foreground">{formatNaira(price)}</span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
