import type { FailedSignIn } from '@oja/contract/security-center';

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
