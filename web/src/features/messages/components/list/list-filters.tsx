import { textLimits } from '@oja/contract/text-limits';
import { Search } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { useSearchText } from '@/lib/use-search-text';
import type { ConversationFilter } from '../../api';

type ListFiltersProps = {
  filter: ConversationFilter;
  onChange: (part: Partial<ConversationFilter>) => void;
};

export function ListFilters({ filter, onChange }: ListFiltersProps) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ search }));
  return (
    <div className="grid gap-2 border-b p-3">
      <Field label="Search messages" labelHidden>
        <div className="relative">
          <Search aria-hidden="true" className="absolute top-3 left-3 size-4 text-muted-foreground" />
          <Input
            type="search"
            aria-label="Search messages"
            placeholder="Search messages"
            maxLength={textLimits.search}
            className="pl-9"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
      </Field>
      <div className="flex gap-2">
        <Field label="Sort" labelHidden className="flex-1">
          <Select
            value={filter.sort}
            onValueChange={(sort: ConversationFilter['sort']) => onChange({ sort })}
          >
            <SelectTrigger />
            <SelectContent>
              <SelectItem value="recent">Most recent</SelectItem>
              <SelectItem value="priority">Highest priority</SelectItem>
            </SelectContent>
          </Select>
        </Field>
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
