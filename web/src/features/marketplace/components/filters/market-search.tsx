import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { useSearchText } from '@/lib/use-search-text';
import type { FilterProps } from '../../logic/market-filter';

export function MarketSearch({ filter, onChange }: FilterProps) {
  const [text, setText, applyNow] = useSearchText(filter.search, (search) => onChange({ search }));
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label="Search the marketplace"
        placeholder="Search by handle, description or category..."
        maxLength={textLimits.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={applyNow}
        className="text-ellipsis pl-9"
      />
    </div>
  );
}
