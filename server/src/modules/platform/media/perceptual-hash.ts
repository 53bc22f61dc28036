import { type Pixels, sharpOf } from './image-work.ts';

const ROWS = 8;
const COLUMNS = 8;

/**
 * A 64-bit difference hash as 16 hex digits: whether each of 8 × 8 spots is darker than its right neighbour. Resized
 * or re-encoded copies of a picture differ in few bits, so the same screenshot used twice can be found.
 */
export async function perceptualHashOf(pixels: Pixels): Promise<string> {
  const grey = await sharpOf(pixels)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .resize({ width: COLUMNS + 1, height: ROWS, fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < ROWS; row += 1) {
    for (let column = 0; column < COLUMNS; column += 1) {
      const spot = row * (COLUMNS + 1) + column;
      bits = (bits << 1n) | BigInt((grey[spot] ?? 0) < (grey[spot + 1] ?? 0));
    }
  }
  return bits.toString(16).padStart(16, '0');
}
