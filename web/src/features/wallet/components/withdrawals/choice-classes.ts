/** A choice as a card: the border tells which one it is, and the whole of it answers. */
export const choiceClasses = [
  'relative rounded-lg border p-3.5 transition-colors hover:border-input has-data-[state=checked]:border-primary',
  'has-data-[state=checked]:bg-secondary/50 has-disabled:bg-muted has-disabled:hover:border-border',
  // The label covers the card, so that a press anywhere on it counts; the button lies above it.
  '[&_label]:before:absolute [&_label]:before:inset-0 [&_label]:before:rounded-lg [&_[role=radio]]:z-10',
].join(' ');
