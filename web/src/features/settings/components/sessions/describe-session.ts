import { formatAgo } from '@/lib/format-ago';
import type { SessionEntry } from '../../api';

/** Phones and tablets get another picture than computers. */
export function isHandheld(device: string): boolean {
  return /android|iphone|ipad|ios|mobile|phone|tablet/i.test(device);
}

export function deviceName(device: string): string {
  return device.trim() || 'Unknown device';
}

export function lastSeen(session: Pick<SessionEntry, 'current' | 'last_seen_at'>): string {
  return session.current ? 'Active now' : `Last seen ${formatAgo(session.last_seen_at)}`;
}

export function endedSentence(count: number): string {
  if (count === 0) return 'No other device was signed in.';
  return count === 1 ? 'One other device was signed out.' : `${count} other devices were signed out.`;
}
