/**
 * The look of a row. The icon stands 14 px from the edge in both widths, so it does not move when the sidebar
 * collapses. The current row has a green bar besides its background, since colour alone is not accessible.
 */
export const sidebarRowClasses = [
  'relative flex h-10 w-full min-w-0 items-center gap-3 overflow-hidden rounded-md px-2.5 text-left font-medium text-sm pointer-coarse:h-11',
  'text-sidebar-foreground transition-colors -outline-offset-2 focus-visible:outline-sidebar-ring',
  'hover:bg-sidebar-accent hover:text-sidebar-accent-foreground',
  'before:absolute before:inset-y-2.5 before:left-0 before:w-0.75 before:rounded-full',
  'aria-[current=page]:bg-sidebar-accent aria-[current=page]:text-sidebar-accent-foreground aria-[current=page]:before:bg-primary',
  'data-[current]:bg-sidebar-accent data-[current]:text-sidebar-accent-foreground data-[current]:before:bg-primary',
].join(' ');

/** The words stay readable for screen readers when only icons are shown. */
export const sidebarLabelClasses = 'truncate transition-opacity';
