import { useNavigate } from 'react-router';
import { CommandGroup, CommandItem } from '@/components/ui/command-palette';
import type { SearchGroupProps } from './search-group';

export function PagesGroup({ pages, onDone }: SearchGroupProps) {
  const navigate = useNavigate();
  return (
    <CommandGroup heading="Pages">
      {pages.map(({ label, path, Icon }) => (
        <CommandItem
          key={path}
          value={label}
          onSelect={() => {
            onDone();
            void navigate(path);
          }}
        >
          <Icon aria-hidden="true" className="text-muted-foreground" />
          {label}
        </CommandItem>
      ))}
    </CommandGroup>
  );
}
