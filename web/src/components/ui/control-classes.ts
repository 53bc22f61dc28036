/** The common look of everything a person types or picks into. 16 px text on small screens keeps phones from zooming in. */
export const controlClasses = [
  'w-full min-w-0 rounded-lg border border-input bg-card text-ellipsis text-base text-foreground transition-colors md:text-sm',
  'placeholder:text-muted-foreground hover:border-foreground/60',
  'aria-invalid:border-danger aria-invalid:outline-danger',
  'disabled:cursor-not-allowed disabled:bg-muted disabled:text-muted-foreground disabled:hover:border-input',
].join(' ');

/** Apart, because the browser counts every button as read-only too. */
export const readOnlyClasses = 'read-only:bg-muted read-only:hover:border-input';
