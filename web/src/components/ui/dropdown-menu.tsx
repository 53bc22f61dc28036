import { Check, ChevronRight } from 'lucide-react';
import * as MenuPrimitive from 'radix-ui/dropdown-menu';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/class-names';
import { menuItemClasses, menuLabelClasses, menuSeparatorClasses, menuSurfaceClasses } from './menu-classes';

export const DropdownMenuTrigger = MenuPrimitive.Trigger;
export const DropdownMenuGroup = MenuPrimitive.Group;
export const DropdownMenuSub = MenuPrimitive.Sub;

/** Not modal: the page behind stays readable and scrollable, as with a menu of the system. */
export function DropdownMenu({ modal = false, ...rest }: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={modal} {...rest} />;
}

export function DropdownMenuContent({ className, ...rest }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        sideOffset={6}
        collisionPadding={8}
        className={cn(
          menuSurfaceClasses,
          'max-h-(--radix-dropdown-menu-content-available-height) overflow-y-auto',
          className,
        )}
        {...rest}
      />
    </MenuPrimitive.Portal>
  );
}

type DropdownMenuItemProps = ComponentProps<typeof MenuPrimitive.Item> & {
  /** For what cannot be undone. */
  variant?: 'default' | 'destructive';
};

export function DropdownMenuItem({ className, variant = 'default', ...rest }: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item
      className={cn(
        menuItemClasses,
        variant === 'destructive' &&
          'text-danger data-highlighted:bg-danger-soft data-highlighted:text-danger',
        className,
      )}
      {...rest}
    />
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...rest
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem className={cn(menuItemClasses, 'pr-9', className)} {...rest}>
      {children}
      <MenuPrimitive.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden="true" className="size-4 text-primary" />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...rest }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label className={cn(menuLabelClasses, className)} {...rest} />;
}

export function DropdownMenuSeparator({
  className,
  ...rest
}: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator className={cn(menuSeparatorClasses, className)} {...rest} />;
}

/** Opens 100 ms after the pointer arrives; the primitive has that delay built in. */
export function DropdownMenuSubTrigger({
  className,
  children,
  ...rest
}: ComponentProps<typeof MenuPrimitive.SubTrigger>) {
  return (
    <MenuPrimitive.SubTrigger
      className={cn(menuItemClasses, 'data-[state=open]:bg-accent', className)}
      {...rest}
    >
      {children}
      <ChevronRight aria-hidden="true" className="ml-auto text-muted-foreground" />
    </MenuPrimitive.SubTrigger>
  );
}

export function DropdownMenuSubContent({
  className,
  ...rest
}: ComponentProps<typeof MenuPrimitive.SubContent>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.SubContent
        sideOffset={4}
        collisionPadding={8}
        className={cn(menuSurfaceClasses, className)}
        {...rest}
      />
    </MenuPrimitive.Portal>
  );
}
