import type { LoggedReveal } from '@oja/contract/security-center';
import { formatCount } from '@/lib/counts';

export const revealWords: Readonly<Record<LoggedReveal, string>> = {
  served: 'was given the credentials',
  shown: 'looked at the password',
  copied_username: 'copied the user name',
  copied_password: 'copied the password',
};

/** The same where a column says who and what already. */
export const revealLabels: Readonly<Record<LoggedReveal, string>> = {
  served: 'Was given them',
  shown: 'Looked at the password',
  copied_username: 'Copied the user name',
  copied_password: 'Copied the password',
};

/** The server stops counting at a thousand. */
export function countUpToThousand(count: number): string {
  return count >= 1_000 ? '1,000 or more' : formatCount(count);
}

/** Whole per cent, and never 100 while somebody is missing. */
export function shareOf({ total, protected: covered }: { total: number; protected: number }): number {
  return total === 0 ? 0 : Math.floor((covered / total) * 100);
}
