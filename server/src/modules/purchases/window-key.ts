/** One job at a time follows the window of a purchase; whoever queues the next one replaces it. */
export function windowKey(purchaseId: string): string {
  return `autocomplete:${purchaseId}`;
}
