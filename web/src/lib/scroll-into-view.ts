/** A ref for an element that may appear below the visible part of its scroll container: scrolls to it on mount. */
export const scrollIntoViewOnMount = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' });
