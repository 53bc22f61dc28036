/** How long the screens offer to undo a decision. */
export const undoMs = 10_000;
