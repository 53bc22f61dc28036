import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { cn } from '@/lib/class-names';
import { Input } from './input';
import { menuItemClasses } from './menu-classes';

export type ComboboxOption = { value: string; label: string };

type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSelect' | 'list'> & {
  /** What stands in the box. */
  text: string;
  onTextChange: (text: string) => void;
  /** Those that fit the text, in the order in which they are offered. */
  options: readonly ComboboxOption[];
  onSelect: (option: ComboboxOption) => void;
  /** Names the list for screen readers. */
  listLabel: string;
  /** Stands in place of the list when nothing fits. */
  empty: ReactNode;
};

/**
 * A box to type into with a list that follows: arrow keys move, Enter takes, Escape closes the list. The list lies
 * in the flow of the page, where a dialog that scrolls does not cut it off. In a dialog, pass
 * onEscapeKeyDown={keepOpenForCombobox} to its content.
 */
export function Combobox({
  text,
  onTextChange,
  options,
  onSelect,
  listLabel,
  empty,
  className,
  onBlur,
  ...rest
}: ComboboxProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (option: ComboboxOption) => {
    onSelect(option);
    close();
  };
  const move = (step: number) => {
    setOpen(true);
    if (options.length > 0) setActive((last) => (last + step + options.length) % options.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(active < 0 ? 0 : -1);
    else if (event.key === 'Enter' && isOpen && chosen) take(chosen);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  };

  return (
    <div className={cn('grid gap-1.5', className)}>
      <Input
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen && options.length > 0 ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        value={text}
        onChange={(event) => {
          onTextChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onClick={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        {...rest}
      />
      {isOpen && options.length > 0 ? (
        <div
          role="listbox"
          id={listId}
          aria-label={listLabel}
          className="max-h-56 overflow-y-auto overscroll-contain rounded-lg border bg-popover p-1 text-sm"
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: focus stays in the box, whose keys move through the list.
            // biome-ignore lint/a11y/useFocusableInteractive: the same; aria-activedescendant says which one is meant.
            <div
              key={option.value}
              role="option"
              id={optionId(index)}
              aria-selected={index === active}
              data-highlighted={index === active ? '' : undefined}
              className={menuItemClasses}
              // A press must not take focus out of the box, which would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => take(option)}
            >
              {option.label}
            </div>
          ))}
        </div>
      ) : null}
      <div role="status" className={cn('text-muted-foreground text-sm', !isOpen && 'hidden')}>
        {isOpen && options.length === 0 ? empty : null}
      </div>
    </div>
  );
}

/** Escape closes the list first and the dialog around it only when there is none. */
export function keepOpenForCombobox(event: Event): void {
  const focused = document.activeElement;
  const isListOpen =
    focused?.getAttribute('role') === 'combobox' && focused.getAttribute('aria-expanded') === 'true';
  if (isListOpen) event.preventDefault();
}
