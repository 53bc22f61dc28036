import { createHmac, timingSafeEqual } from 'node:crypto';
import { minuteMs } from '@oja/contract/durations';
import type { Sealer } from './sealing.ts';

/*
 * Addresses of private pictures: `{path}?expires={seconds}&signature={base64url}`. The signature is HMAC-SHA256 over the
 * path and the end of its life, with a key derived by HKDF from the current app key. An address is valid for 60 to 90
 * minutes; its end is rounded, so that all readers within half an hour get the same address and browsers can
 * cache the picture. After a rotation, addresses signed with an older key are valid until they expire.
 */

const roundMs = 30 * minuteMs;
const label = 'private media address';

export function signAddress(sealer: Sealer, path: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / roundMs) * roundMs + 3 * roundMs) / 1_000;
  const signature = macOf(sealer.derive(label), { path, expires: String(expires) }).toString('base64url');
  return `${path}?expires=${expires}&signature=${signature}`;
}

/** Seconds until the address expires; undefined when it has expired or its signature is invalid. */
export function readSignedAddress(
  sealer: Sealer,
  address: { path: string; expires: string; signature: string },
  now: Date,
): number | undefined {
  const secondsLeft = Math.floor(Number(address.expires) - now.getTime() / 1_000);
  if (!/^[0-9]{10}$/.test(address.expires) || secondsLeft <= 0) return undefined;
  const given = Buffer.from(address.signature, 'base64url');
  const isSigned = sealer.keyIds.some((keyId) => {
    const expected = macOf(sealer.derive(label, keyId), address);
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isSigned ? secondsLeft : undefined;
}

function macOf(key: Buffer, { path, expires }: { path: string; expires: string }): Buffer {
  return createHmac('sha256', key).update(`${path}\n${expires}`).digest();
}
