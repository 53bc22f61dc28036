import { Command as CommandPrimitive } from 'cmdk';
import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cn } from '@/lib/class-names';
import { Dialog, DialogContent, DialogDescription, DialogTitle } from './dialog';
import { menuItemClasses } from './menu-classes';

type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog for screen readers. */
  title: string;
  placeholder: string;
  search?: string;
  onSearchChange?: (search: string) => void;
  /** Off when the entries already are the answer of a server to the search. */
  filter?: boolean;
  onCloseAutoFocus?: (event: Event) => void;
  /** Shown and read out when nothing matches. It stands beside the list, which may hold entries only. */
  empty?: ReactNode;
  /** Under the list: what is still being looked for, or why it was not found. */
  below?: ReactNode;
  /** Read out when it changes, for those who do not see the list grow. */
  announcement?: string;
  children: ReactNode;
};

/** Search and jump: type, choose with the arrow keys, open with Enter. */
export function CommandPalette({
  open,
  onOpenChange,
  title,
  placeholder,
  search,
  onSearchChange,
  filter = true,
  onCloseAutoFocus,
  empty,
  below,
  announcement = '',
  children,
}: CommandPaletteProps) {
  const input = useRef<HTMLInputElement>(null);
  // By default the text would be selected, and what a person types on would replace what they typed before.
  const focusAtEnd = (event: Event) => {
    event.preventDefault();
    input.current?.focus();
    input.current?.setSelectionRange(input.current.value.length, input.current.value.length);
  };
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        onOpenAutoFocus={focusAtEnd}
        {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
        className="top-[12dvh] max-h-[76dvh] translate-y-0 overflow-hidden"
      >
        <DialogTitle className="sr-only">{title}</DialogTitle>
        <DialogDescription className="sr-only">
          Type to search, move with the arrow keys, open with Enter.
        </DialogDescription>
        <CommandPrimitive
          label={title}
          loop
          vimBindings={false}
          shouldFilter={filter}
          className="flex min-h-0 flex-col"
        >
          <div className="flex items-center gap-3 border-b pr-16 pl-5">
            <Search aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
            <CommandPrimitive.Input
              ref={input}
              placeholder={placeholder}
              {...(search === undefined ? {} : { value: search })}
              {...(onSearchChange ? { onValueChange: onSearchChange } : {})}
              className="h-18 w-full min-w-0 text-ellipsis bg-transparent text-base outline-none placeholder:text-muted-foreground"
            />
          </div>
          <CommandPrimitive.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2">
            {children}
          </CommandPrimitive.List>
          {below}
          <div role="status">
            <span className="sr-only">{announcement}</span>
            {empty === undefined ? null : (
              <CommandPrimitive.Empty className="px-4 pt-8 pb-10 text-center text-muted-foreground text-sm">
                {empty}
              </CommandPrimitive.Empty>
            )}
          </div>
        </CommandPrimitive>
      </DialogContent>
    </Dialog>
  );
}

export function CommandGroup({ className, ...rest }: ComponentProps<typeof CommandPrimitive.Group>) {
  return (
    <CommandPrimitive.Group
      className={cn(
        'text-sm **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-2 **:[[cmdk-group-heading]]:font-medium **:[[cmdk-group-heading]]:text-muted-foreground **:[[cmdk-group-heading]]:text-xs',
        className,
      )}
      {...rest}
    />
  );
}

/** The chosen entry carries a green bar besides its ground, since focus itself stays in the search box. */
export function CommandItem({ className, ...rest }: ComponentProps<typeof CommandPrimitive.Item>) {
  return (
    <CommandPrimitive.Item
      className={cn(
        menuItemClasses,
        'data-[disabled=false]:pointer-events-auto data-[disabled=false]:opacity-100',
        'before:absolute before:inset-y-2 before:left-0 before:w-0.5 before:rounded-full',
        'aria-selected:bg-accent aria-selected:text-accent-foreground aria-selected:before:bg-primary',
        className,
      )}
      {...rest}
    />
  );
}
