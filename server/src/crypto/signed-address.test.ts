import { randomBytes } from 'node:crypto';
import { minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { createSealer } from './sealing.ts';
import { readSignedAddress, signAddress } from './signed-address.ts';

const [older, newer] = ['older', 'newer'].map((id) => ({ id, key: randomBytes(32) }));
if (older === undefined || newer === undefined) throw new Error('there are two keys');
const sealer = createSealer([older]);
const now = new Date('2026-11-15T09:10:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
const path = '/media/4f0c9b7ae2d84c6f9d1b3a5c7e9f0b2d.webp';

function parseAddress(address: string) {
  const url = new URL(address, 'http://localhost');
  const [expires, signature] = ['expires', 'signature'].map((name) => url.searchParams.get(name) ?? '');
  return { path: url.pathname, expires: expires ?? '', signature: signature ?? '' };
}
const signed = parseAddress(signAddress(sealer, path, now));

describe('a signed address', () => {
  test('is valid for 60 to 90 minutes, and the same within half an hour', () => {
    expect(readSignedAddress(sealer, signed, now)).toBe(80 * 60);
    expect(readSignedAddress(sealer, signed, inMinutes(79))).toBe(60);
    expect(readSignedAddress(sealer, signed, inMinutes(80))).toBeUndefined();
    expect(signAddress(sealer, path, inMinutes(19))).toBe(signAddress(sealer, path, now));
    expect(signAddress(sealer, path, inMinutes(20))).not.toBe(signAddress(sealer, path, now));
  });

  test.each([
    ['another picture', { path: path.replace('4f', '5f') }],
    ['the thumbnail', { path: path.replace('.webp', '-thumb.webp') }],
    ['a later end', { expires: String(Number(signed.expires) + 1_800) }],
    ['an end that is no number', { expires: 'Infinity' }],
    ['no signature', { signature: '' }],
    ['another signature', { signature: Buffer.alloc(32).toString('base64url') }],
    ['a longer signature', { signature: `${signed.signature}AA` }],
  ])('does not open %s', (_, change) => {
    expect(readSignedAddress(sealer, { ...signed, ...change }, now)).toBeUndefined();
  });

  test('outlives a rotation of the keys, and the removal of its key ends it', () => {
    expect(readSignedAddress(createSealer([newer, older]), signed, now)).toBe(80 * 60);
    expect(readSignedAddress(createSealer([newer]), signed, now)).toBeUndefined();
  });
});
