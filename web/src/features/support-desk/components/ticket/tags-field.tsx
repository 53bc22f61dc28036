import type { DeskThread } from '@oja/contract/admin-support';
import { textLimits } from '@oja/contract/text-limits';
import { ticketTag, ticketTagsAtMost } from '@oja/contract/ticket-fields';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { ticketTagsQuery } from '../../api';
import { useChangeTicket } from '../../hooks/use-change-ticket';

/** Free words by which the desk sorts tickets; those in use are suggested. */
export function TagsField({ ticket }: { ticket: DeskThread }) {
  const { change, isChanging } = useChangeTicket(ticket);
  const mayChange = ticket.actions.includes('change');
  return (
    <div className="grid gap-2">
      {ticket.tags.length > 0 ? (
        <ul aria-label="Tags" className="flex flex-wrap gap-1.5">
          {ticket.tags.map((tag) => (
            <li key={tag}>
              <Badge variant="outline" className="gap-1">
                {tag}
                {mayChange ? (
                  <button
                    type="button"
                    aria-label={`Remove tag ${tag}`}
                    disabled={isChanging}
                    className="-mr-1 inline-flex size-6 items-center justify-center rounded-sm"
                    onClick={() => change({ remove_tags: [tag] }, `The tag “${tag}” was removed.`)}
                  >
                    <X aria-hidden="true" className="size-3" />
                  </button>
                ) : null}
              </Badge>
            </li>
          ))}
        </ul>
      ) : null}
      {mayChange && ticket.tags.length < ticketTagsAtMost ? (
        <AddTag
          taken={ticket.tags}
          disabled={isChanging}
          onAdd={(tag) => change({ add_tags: [tag] }, `The tag “${tag}” was added.`)}
        />
      ) : null}
    </div>
  );
}

type AddTagProps = { taken: readonly string[]; disabled: boolean; onAdd: (tag: string) => void };

function AddTag({ taken, disabled, onAdd }: AddTagProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const listId = useId();
  const { data: known = [] } = useQuery(ticketTagsQuery);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const tag = ticketTag.safeParse(text);
        setError(tag.error?.issues[0]?.message);
        if (!tag.success) return;
        onAdd(tag.data);
        setText('');
      }}
    >
      <Field label="Add tag" error={error} className="flex-1">
        <Input
          list={listId}
          maxLength={textLimits.ticketTag}
          value={text}
          disabled={disabled}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <datalist id={listId}>
        {known
          .filter((tag) => !taken.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
      <Button type="submit" variant="outline" disabled={disabled || text.trim() === ''}>
        Add
      </Button>
    </form>
  );
}
