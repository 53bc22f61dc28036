/**
 * Asks the person for a proof of presence on behalf of a call that the server refused with `proof_required`. The prompt
 * lives outside React, because calls do; the host component shows the dialog while it is open. Calls that are refused
 * while it is open wait for the same answer.
 */
export interface ProofPrompt {
  /** False where no host is mounted, as on the public pages. */
  canAsk(): boolean;
  /** True once the proof was given, false when the person cancelled. */
  ask(focused?: Element | null): Promise<boolean>;
  /** Ends the open question. */
  settle(isProven: boolean): void;
  isOpen(): boolean;
  /** The element that had focus when the refused call was made. */
  opener(): Element | null;
  subscribe(listener: () => void): () => void;
}

function createProofPrompt(): ProofPrompt {
  const listeners = new Set<() => void>();
  let open: { answer: Promise<boolean>; settle: (isProven: boolean) => void } | undefined;
  let opener: Element | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };

  return {
    canAsk: () => listeners.size > 0,
    ask(focused = null) {
      if (open === undefined) {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        open = { answer: promise, settle: resolve };
        opener = focused;
        notify();
      }
      return open.answer;
    },
    settle(isProven) {
      if (open === undefined) return;
      open.settle(isProven);
      open = undefined;
      notify();
    },
    isOpen: () => open !== undefined,
    opener: () => opener,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export const proofPrompt = createProofPrompt();
