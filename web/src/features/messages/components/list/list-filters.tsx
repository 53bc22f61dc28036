import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import type { ConversationFilter } from '../../api';

type ListFiltersProps = {
  filter: ConversationFilter;
  onChange: (part: Partial<ConversationFilter>) => void;
};

const sortOptions = [
  { value: 'recent', label: 'Most recent' },
  { value: 'priority', label: 'Highest priority' },
] as const;

export function ListFilters({ filter, onChange }: ListFiltersProps) {
  return (
    <div className="grid gap-2 border-b p-3">
      <SearchBox
        label="Search messages"
        placeholder="Search messages"
        value={filter.search}
        onSearch={(search) => onChange({ search })}
      />
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <FilterSelect
            label="Sort"
            value={filter.sort}
            options={sortOptions}
            onChange={(sort = 'recent') => onChange({ sort })}
          />
        </div>
        <Button
          variant={filter.unread ? 'default' : 'outline'}
          aria-pressed={filter.unread}
          onClick={() => onChange({ unread: !filter.unread })}
        >
          Unread
        </Button>
      </div>
    </div>
  );
}
