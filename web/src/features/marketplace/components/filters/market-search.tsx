import { SearchBox } from '@/components/ui/search-box';
import type { FilterProps } from '../../logic/market-filter';

export function MarketSearch({ filter, onChange }: FilterProps) {
  return (
    <SearchBox
      label="Search the marketplace"
      placeholder="Search by handle, description or category..."
      value={filter.search}
      onSearch={(search) => onChange({ search })}
      className="flex-1"
    />
  );
}
