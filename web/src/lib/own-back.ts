/**
 * Tells a Back of the application from one of the user. A dialog that removes its history entry goes back, and that must
 * not close the dialog above it.
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
