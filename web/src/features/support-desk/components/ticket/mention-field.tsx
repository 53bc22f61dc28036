import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { supportStaffQuery } from '../../api';
import { completeMention, mentionBefore, namesFor } from '../../logic/mention';

type MentionFieldProps = {
  label: string;
  hint: string;
  maxLength: number;
  value: string;
  disabled: boolean;
  onChange: (text: string) => void;
};

/** A text in which @ offers the names of colleagues. Tab or Enter takes the first; Escape hides them. */
export function MentionField({ label, hint, value, onChange, ...rest }: MentionFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(0);
  const [isHidden, setHidden] = useState(false);
  const { data: staff = [] } = useQuery(supportStaffQuery);
  const { user } = useAdminAuth();
  const colleagues = staff.filter(({ id }) => id !== user?.id);
  const typed = isHidden ? undefined : mentionBefore(value, caret);
  const offered = typed === undefined ? [] : namesFor(typed, colleagues).slice(0, 5);
  const take = (name: string) => {
    const completed = completeMention(value, caret, name);
    onChange(completed.text);
    setCaret(completed.caret);
    requestAnimationFrame(() => {
      box.current?.focus();
      box.current?.setSelectionRange(completed.caret, completed.caret);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = offered;
    if (first === undefined) return;
    if (event.key === 'Escape') setHidden(true);
    else if (event.key === 'Tab' || event.key === 'Enter') take(first.name);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-2">
      <Field label={label} hint={hint}>
        <Textarea
          ref={box}
          rows={4}
          value={value}
          className="bg-warning-soft/40"
          onChange={(event) => {
            setHidden(false);
            setCaret(event.target.selectionStart);
            onChange(event.target.value);
          }}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
          onKeyDown={onKeyDown}
          {...rest}
        />
      </Field>
      {offered.length > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are buttons in a line.
        <div role="group" aria-label="Mention" className="flex flex-wrap items-center gap-1">
          {offered.map(({ id, name }) => (
            <Button key={id} variant="secondary" size="sm" onClick={() => take(name)}>
              @{name}
            </Button>
          ))}
          <span className="text-muted-foreground text-xs">Enter takes the first</span>
        </div>
      ) : null}
    </div>
  );
}
