import type { CannedActions } from '@oja/contract/canned-replies';
import { ticketPriorities, ticketPriorityLabels, ticketTags } from '@oja/contract/ticket-fields';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { oneOf } from '@/lib/query-params';

type ActionFieldsProps = {
  actions: CannedActions;
  disabled: boolean;
  onChange: (actions: CannedActions) => void;
};

const endings = { nothing: 'Stays as it is', resolve: 'Resolved', wait: 'Waits for a reply' } as const;
const unchanged = 'unchanged';

/** What the reply does beside answering. It is shown at the desk before it is sent. */
export function ActionFields({ actions, disabled, onChange }: ActionFieldsProps) {
  const { resolve, wait, ...rest } = actions;
  const ending = resolve ? 'resolve' : wait ? 'wait' : 'nothing';
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Field label="The ticket">
        <Select
          value={ending}
          disabled={disabled}
          onValueChange={(chosen) =>
            onChange({ ...rest, ...(chosen === 'nothing' ? {} : { [chosen]: true }) })
          }
        >
          <SelectTrigger />
          <SelectContent>
            {Object.entries(endings).map(([value, label]) => (
              <SelectItem key={value} value={value}>
                {label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <Field label="Priority">
        <Select
          value={actions.priority ?? unchanged}
          disabled={disabled}
          onValueChange={(chosen) => onChange({ ...actions, priority: oneOf(ticketPriorities, chosen) })}
        >
          <SelectTrigger />
          <SelectContent>
            <SelectItem value={unchanged}>Stays as it is</SelectItem>
            {ticketPriorities.map((value) => (
              <SelectItem key={value} value={value}>
                {ticketPriorityLabels[value]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <TagsInput
        tags={actions.add_tags ?? []}
        disabled={disabled}
        onChange={(add_tags) => onChange({ ...actions, add_tags })}
      />
    </div>
  );
}

type TagsInputProps = { tags: readonly string[]; disabled: boolean; onChange: (tags: string[]) => void };

function TagsInput({ tags, disabled, onChange }: TagsInputProps) {
  const [text, setText] = useState(tags.join(', '));
  const [error, setError] = useState<string>();
  return (
    <Field label="Tags to add" hint="Several are parted by commas." error={error} className="sm:col-span-2">
      <Input
        value={text}
        disabled={disabled}
        onChange={(event) => {
          setText(event.target.value);
          const words = event.target.value.split(',').filter((word) => word.trim() !== '');
          const read = ticketTags.safeParse(words);
          setError(read.error?.issues[0]?.message);
          if (read.success) onChange(read.data);
        }}
      />
    </Field>
  );
}
