export interface ReceivedUpdate {
  /** This component made the update; it is not Back, Forward or a link. */
  isOwn: boolean;
  /** Updates made after it that have not arrived yet. */
  pending: readonly string[];
}

/**
 * Tracks updates of a value, such as the URL, that arrive later than they are made. A value that matches a pending
 * update is our own, and every earlier one counts as arrived; any other value comes from elsewhere and replaces them.
 */
export function receiveUpdate(pending: readonly string[], arrived: string): ReceivedUpdate {
  const index = pending.indexOf(arrived);
  return index < 0 ? { isOwn: false, pending: [] } : { isOwn: true, pending: pending.slice(index + 1) };
}
