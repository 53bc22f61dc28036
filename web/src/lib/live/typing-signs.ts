/** The last typing signal of each conversation. In memory only. */
const seen = new Map<string, number>();
const listeners = new Set<() => void>();

export const typingSigns = {
  note(conversationId: string, at: number = Date.now()): void {
    seen.set(conversationId, at);
    for (const listener of listeners) listener();
  },
  /** A message arrived, so what was being typed is there. */
  clear(conversationId: string): void {
    if (!seen.delete(conversationId)) return;
    for (const listener of listeners) listener();
  },
  lastAt: (conversationId: string): number => seen.get(conversationId) ?? 0,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
