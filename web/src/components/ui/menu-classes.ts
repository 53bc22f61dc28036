/** One look for everything that drops down: menus, selects, popovers and the command palette. */
export const menuSurfaceClasses = [
  'z-50 min-w-44 rounded-lg border bg-popover p-1 text-popover-foreground text-sm shadow-raised',
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
].join(' ');

/** The focus ring lies inside the row, where the surface does not cut it off. */
export const menuItemClasses = [
  'relative flex min-h-9 cursor-default select-none items-center gap-2.5 rounded-md px-2.5 py-1.5 pointer-coarse:min-h-11',
  '-outline-offset-2 data-highlighted:bg-accent data-highlighted:text-accent-foreground',
  'data-disabled:pointer-events-none data-disabled:opacity-55',
  '[&_svg]:shrink-0 [&_svg:not([class*=size-])]:size-4',
].join(' ');

export const menuLabelClasses = 'px-2.5 py-1.5 font-medium text-muted-foreground text-xs';

export const menuSeparatorClasses = '-mx-1 my-1 h-px bg-border';
