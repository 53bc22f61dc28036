import { describe, expect, test } from 'vitest';
import { processImage as processFor } from './process-image.ts';
import { drawCircle, drawPicture, plainColour } from './test-pictures.ts';

const processImage = (bytes: Uint8Array) => processFor(bytes, { uploaderId: 'ada' });

async function hashOf(...options: Parameters<typeof drawPicture>): Promise<string> {
  return (await processImage(await drawPicture(...options))).perceptualHash;
}

function differingBits(a: string, b: string): number {
  return [...(BigInt(`0x${a}`) ^ BigInt(`0x${b}`)).toString(2)].filter((bit) => bit === '1').length;
}

describe('the perceptual hash', () => {
  test('stays nearly the same when a picture is resized, stretched a little or stored in another format', async () => {
    const original = await hashOf({ width: 900, height: 600, type: 'png' });
    for (const copy of [
      { width: 300, height: 200, type: 'jpeg' },
      { width: 1800, height: 1250, type: 'webp' },
      { width: 450, height: 300, type: 'gif' },
    ] as const) {
      expect(differingBits(original, await hashOf(copy))).toBeLessThanOrEqual(6);
    }
  });

  test('is far away for another picture', async () => {
    const one = await hashOf({ width: 300, height: 200, type: 'png' });
    const other = await hashOf({ width: 300, height: 200, type: 'png', other: true });
    expect(differingBits(one, other)).toBeGreaterThanOrEqual(16);
  });

  test('sees transparency as white paper', async () => {
    const clear = await processImage(await drawCircle('clear'));
    const white = await processImage(await drawCircle('white'));
    expect(clear.perceptualHash).toBe(white.perceptualHash);
    expect(differingBits(white.perceptualHash, '0'.repeat(16))).toBeGreaterThan(4);
  });

  test('always has 16 hex digits, also for a picture without any difference', async () => {
    const { perceptualHash } = await processImage(await plainColour(50, 50, '#ffffff'));
    expect(perceptualHash).toBe('0000000000000000');
  });
});
