export interface OpenModal {
  /** Asks the modal to close, as Escape does; a modal that is busy may refuse. */
  close: () => void;
  /** The modal is a history entry of its own, so Back closes it by leaving that entry. */
  inAddress: boolean;
}

type Listener = (opened: OpenModal) => void;

/** The open dialogs and drawers of the page, the topmost last. */
function createModalStack() {
  const modals: OpenModal[] = [];
  const listeners = new Set<Listener>();
  return {
    top: () => modals.at(-1),
    add(modal: OpenModal): () => void {
      modals.push(modal);
      for (const listener of listeners) listener(modal);
      return () => {
        modals.splice(modals.indexOf(modal), 1);
      };
    },
    /** The listener is called whenever a modal opens. */
    subscribe(listener: Listener): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const modalStack = createModalStack();
