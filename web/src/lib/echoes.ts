/**
 * What is asked for comes back later, and more may have been asked for by then. Whatever arrives on the way to the
 * last wish is an echo: it must not be mistaken for news from elsewhere, such as the Back button.
 */
export interface Arrival {
  /** It was asked for from here. */
  isEcho: boolean;
  /** What was asked for after it and is still on its way. */
  left: readonly string[];
}

export function receive(asked: readonly string[], arrived: string): Arrival {
  const index = asked.indexOf(arrived);
  return index < 0 ? { isEcho: false, left: [] } : { isEcho: true, left: asked.slice(index + 1) };
}
