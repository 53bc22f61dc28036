import { formatRelative } from './dates';
import { serverNowMs } from './server-clock';

/**
 * How long ago something happened, by the clock of the server. A device whose clock is a few seconds behind would
 * otherwise write that a new notification comes in less than a minute.
 */
export function formatAgo(happenedAt: string): string {
  return formatRelative(happenedAt, Math.max(serverNowMs(), Date.parse(happenedAt)));
}
