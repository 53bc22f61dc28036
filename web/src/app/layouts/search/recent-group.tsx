import { Eraser, History } from 'lucide-react';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import type { SearchGroupProps } from './search-group';

/** A click would take the focus out of the box, where the person goes on typing. */
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

/** Offered while nothing is typed: what led somewhere before. */
export function RecentGroup({ search, searches, onSearchChange }: SearchGroupProps) {
  const { recent, forget } = searches;
  if (search !== '' || recent.length === 0) return null;
  return (
    <CommandGroup heading="Recent searches">
      {recent.map((words) => (
        <CommandItem
          key={words}
          value={`recent:${words}`}
          onMouseDown={keepFocus}
          onSelect={() => onSearchChange(words)}
        >
          <History aria-hidden="true" className="text-muted-foreground" />
          <span className="truncate">{words}</span>
        </CommandItem>
      ))}
      <CommandItem value="forget-recent" onMouseDown={keepFocus} onSelect={forget}>
        <Eraser aria-hidden="true" className="text-muted-foreground" />
        <span className="text-muted-foreground">Clear recent searches</span>
      </CommandItem>
    </CommandGroup>
  );
}
