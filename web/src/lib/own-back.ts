/**
 * Tells a Back of the application itself from one of the person. A layer that leaves its history entry goes back, and that
 * must not be taken for a wish to close the modal that still stands above it.
 */
let isPending = false;

export const ownBack = {
  announce(): void {
    isPending = true;
  },
  /** True once for each announced Back. */
  consume(): boolean {
    const wasPending = isPending;
    isPending = false;
    return wasPending;
  },
};
