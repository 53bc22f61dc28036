import { useNavigate } from 'react-router';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import { Highlighted } from '@/components/ui/highlighted';
import { hasEveryWord } from '@/lib/split-matches';
import type { SearchGroupProps } from './search-group';

export function PagesGroup({ search, pages, onDone }: SearchGroupProps) {
  const navigate = useNavigate();
  const found = pages.filter(({ label }) => hasEveryWord(label, search));
  if (found.length === 0) return null;
  return (
    <CommandGroup heading="Pages">
      {found.map(({ label, path, Icon }) => (
        <CommandItem
          key={path}
          value={`page:${path}`}
          onSelect={() => {
            onDone();
            void navigate(path);
          }}
        >
          <Icon aria-hidden="true" className="text-muted-foreground" />
          <span>
            <Highlighted text={label} search={search} />
          </span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
