/** The job key of a purchase's window; a new job with the key replaces the pending one. */
export function windowKey(purchaseId: string): string {
  return `autocomplete:${purchaseId}`;
}
