import type { FailedSignIn, LoggedReveal } from '@oja/contract/security-center';
import { formatCount } from '@/lib/counts';

/** What failed attempts are counted together, as part of a sentence. A lock holds for that alone. */
export function originOf({ counter, address }: Pick<FailedSignIn, 'counter' | 'address'>): string {
  const from = `from ${address ?? 'an unknown address'}`;
  switch (counter) {
    case 'network':
      return from;
    case 'device':
      return `on a known device, ${from}`;
    case 'session':
      return 'on a device that is signed in';
    case 'session_codes':
      return 'wrong codes on a device that is signed in';
    case 'unknown_devices':
      return `on all unknown devices, the last ${from}`;
    case 'unknown_device_codes':
      return `wrong codes on all unknown devices, the last ${from}`;
    default:
      return counter satisfies never;
  }
}

export const revealPhrases: Readonly<Record<LoggedReveal, string>> = {
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

/** Whole per cent, rounded down, so that 100 means all. */
export function shareOf({ total, protected: covered }: { total: number; protected: number }): number {
  return total === 0 ? 0 : Math.floor((covered / total) * 100);
}
