/** The common look of dialogs, alert dialogs and drawers. */
export const modalOverlayClasses =
  'fixed inset-0 z-50 bg-overlay data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

export const modalSurfaceClasses = [
  '-translate-x-1/2 -translate-y-1/2 fixed top-[calc(50%+var(--offline-bar)/2)] left-1/2 z-50 flex max-h-[calc(100dvh-2rem-var(--offline-bar))] w-[calc(100%-2rem)] flex-col',
  'rounded-lg border bg-popover text-popover-foreground shadow-raised focus-visible:outline-none',
  'data-[state=open]:animate-pop-in data-[state=closed]:animate-pop-out',
].join(' ');

/** A grid is as wide as the dialog, whatever name stands in it. */
export const modalHeaderClasses = 'grid shrink-0 grid-cols-1 gap-1.5 break-words p-6 pb-4';
/** Room for focus rings at the edges is part of the padding. */
export const modalBodyClasses = 'min-h-0 flex-1 grid-cols-1 overflow-y-auto px-6 py-1';
export const modalFooterClasses = 'flex shrink-0 flex-col-reverse gap-3 p-6 pt-5 sm:flex-row sm:justify-end';
export const modalTitleClasses = 'font-heading font-semibold text-xl tracking-tight';
export const modalDescriptionClasses = 'text-muted-foreground text-sm';
export const modalCloseClasses = [
  'absolute top-4 right-4 flex size-10 items-center justify-center rounded-lg text-muted-foreground transition-colors',
  'hover:bg-accent hover:text-accent-foreground',
].join(' ');
