import { Check, ChevronDown } from 'lucide-react';
import * as SelectPrimitive from 'radix-ui/select';
import { type ComponentProps, use } from 'react';
import { cn } from '@/lib/class-names';
import { controlClasses } from './control-classes';
import { FieldContext, useFieldControl } from './field-context';
import { menuItemClasses, menuLabelClasses, menuSurfaceClasses } from './menu-classes';

export const Select = SelectPrimitive.Root;
export const SelectGroup = SelectPrimitive.Group;

type SelectTriggerProps = ComponentProps<typeof SelectPrimitive.Trigger> & { placeholder?: string };

/** Shows the words of the chosen item, or its children where the items are not there yet. */
export function SelectTrigger({ className, placeholder, children, ...props }: SelectTriggerProps) {
  const field = use(FieldContext);
  const wired = useFieldControl(props);
  return (
    <SelectPrimitive.Trigger
      // The label names the control and the value follows it, as in a native select.
      aria-labelledby={field && wired.id ? `${field.labelId} ${wired.id}` : undefined}
      className={cn(
        controlClasses,
        'flex h-10 items-center justify-between gap-2 px-3 text-left data-placeholder:text-muted-foreground pointer-coarse:h-11',
        className,
      )}
      {...wired}
    >
      <span className="truncate">
        <SelectPrimitive.Value placeholder={placeholder}>{children}</SelectPrimitive.Value>
      </span>
      <SelectPrimitive.Icon asChild>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted-foreground" />
      </SelectPrimitive.Icon>
    </SelectPrimitive.Trigger>
  );
}

export function SelectContent({
  className,
  children,
  ...rest
}: ComponentProps<typeof SelectPrimitive.Content>) {
  return (
    <SelectPrimitive.Portal>
      <SelectPrimitive.Content
        position="popper"
        sideOffset={4}
        collisionPadding={8}
        className={cn(
          menuSurfaceClasses,
          'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden p-0',
          className,
        )}
        {...rest}
      >
        <SelectPrimitive.Viewport className="max-h-72 p-1">{children}</SelectPrimitive.Viewport>
      </SelectPrimitive.Content>
    </SelectPrimitive.Portal>
  );
}

export function SelectItem({ className, children, ...rest }: ComponentProps<typeof SelectPrimitive.Item>) {
  return (
    <SelectPrimitive.Item className={cn(menuItemClasses, 'pr-9', className)} {...rest}>
      <SelectPrimitive.ItemText>{children}</SelectPrimitive.ItemText>
      <SelectPrimitive.ItemIndicator className="absolute right-2.5">
        <Check aria-hidden="true" className="size-4 text-primary" />
      </SelectPrimitive.ItemIndicator>
    </SelectPrimitive.Item>
  );
}

export function SelectLabel({ className, ...rest }: ComponentProps<typeof SelectPrimitive.Label>) {
  return <SelectPrimitive.Label className={cn(menuLabelClasses, className)} {...rest} />;
}
