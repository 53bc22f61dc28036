/** The state of a navigation from a list of results to a listing. */
export const fromResults = { fromResults: true } as const;

/** Whether Back leads to the list of results that the page was opened from. */
export function cameFromResults(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromResults' in state;
}
