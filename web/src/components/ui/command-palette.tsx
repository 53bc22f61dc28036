import { Command as CommandPrimitive } from 'cmdk';
import { Search } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
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
  children,
}: CommandPaletteProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
        className="top-[12dvh] max-h-[76dvh] translate-y-0 overflow-hidden"
      >
        <DialogTitle className="sr-only">{title}</DialogTitle>
        <DialogDescription className="sr-only">
          Type to search, move with the arrow keys, open with Enter.
        </DialogDescription>
        <CommandPrimitive label={title} loop shouldFilter={filter} className="flex min-h-0 flex-col">
          <div className="flex items-center gap-3 border-b pr-16 pl-5">
            <Search aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
            <CommandPrimitive.Input
              placeholder={placeholder}
              {...(search === undefined ? {} : { value: search })}
              {...(onSearchChange ? { onValueChange: onSearchChange } : {})}
              className="h-18 w-full min-w-0 bg-transparent text-base outline-none placeholder:text-muted-foreground"
            />
          </div>
          <CommandPrimitive.List className="min-h-0 flex-1 scroll-py-2 overflow-y-auto overscroll-contain p-2">
            {children}
          </CommandPrimitive.List>
        </CommandPrimitive>
      </DialogContent>
    </Dialog>
  );
}

export function CommandEmpty({ className, ...rest }: ComponentProps<typeof CommandPrimitive.Empty>) {
  return (
    <CommandPrimitive.Empty
      className={cn('py-10 text-center text-muted-foreground text-sm', className)}
      {...rest}
    />
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
