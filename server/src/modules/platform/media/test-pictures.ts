import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pictures for tests: valid ones, and headers that claim far more pixels than there are bytes. */

export const PICTURE_TYPES = ['jpeg', 'png', 'gif', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

const SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
<rect width="300" height="200" fill="#f6f1e7"/><circle cx="80" cy="90" r="60" fill="#0b6b4f"/>
<rect x="170" y="30" width="100" height="60" fill="#c98a1b"/><path d="M10 190 L290 120 L290 190 Z" fill="#333"/></svg>`;

const OTHER_SCENE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">
<rect width="300" height="200" fill="#111"/><rect x="0" y="0" width="60" height="200" fill="#fff"/>
<circle cx="220" cy="60" r="50" fill="#eee"/><rect x="120" y="140" width="150" height="30" fill="#999"/></svg>`;

export function drawPicture(options: {
  width: number;
  height: number;
  type: PictureType;
  other?: boolean;
}): Promise<Buffer> {
  const { width, height, type, other = false } = options;
  return sharp(Buffer.from(other ? OTHER_SCENE : SCENE))
    .resize({ width, height, fit: 'fill' })
    .toFormat(type)
    .toBuffer();
}

/** Noise does not compress, so every part of the file matters. */
export function drawNoise(type: PictureType): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
  return sharp({ create: { width: 120, height: 90, channels: 3, background: '#888888', noise } })
    .toFormat(type)
    .toBuffer();
}

export function plainColour(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

export async function animatedGif(colours: string[]): Promise<Buffer> {
  const frames = await Promise.all(colours.map((colour) => plainColour(20, 20, colour)));
  return sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
}

/** A circle on a transparent or white background. */
export function drawCircle(ground: 'clear' | 'white'): Promise<Buffer> {
  const paper = ground === 'white' ? '<rect width="90" height="90" fill="#fff"/>' : '';
  const circle = '<circle cx="30" cy="40" r="25" fill="#555"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90">${paper}${circle}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** A photo of newer phones: a JPEG with an embedded gain map for HDR screens. */
export async function highDynamicRangeJpeg(): Promise<Buffer> {
  const size = { width: 64, height: 64, channels: 3 as const };
  const bright = Float32Array.from({ length: size.width * size.height * 3 }, (_, index) => (index % 7) / 3);
  const picture = sharp(bright, { raw: size }).pipelineColourspace('scrgb');
  // The library's types do not name this method yet.
  Reflect.apply(Reflect.get(picture, 'withGainMap'), picture, []);
  return picture.jpeg().toBuffer();
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(typed.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  typed.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(typed), typed.length + 4);
  return chunk;
}

export function pngPromising(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(2000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function gifPromising(width: number, height: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\0\0\0', 'latin1');
  head.writeUInt16LE(width, 6);
  head.writeUInt16LE(height, 8);
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 0x4c, 1, 0, 0x3b]);
  frame.writeUInt16LE(width, 5);
  frame.writeUInt16LE(height, 7);
  return Buffer.concat([head, frame]);
}

export async function webpPromising(width: number, height: number): Promise<Buffer> {
  const picture = await drawPicture({ width: 20, height: 20, type: 'webp' });
  const frame = picture.indexOf(Buffer.from([0x9d, 0x01, 0x2a]));
  picture.writeUInt16LE(width, frame + 3);
  picture.writeUInt16LE(height, frame + 5);
  return picture;
}

export async function jpegPromising(width: number, height: number): Promise<Buffer> {
  const picture = await drawPicture({ width: 20, height: 20, type: 'jpeg' });
  const frame = picture.indexOf(Buffer.from([0xff, 0xc0]));
  picture.writeUInt16BE(height, frame + 5);
  picture.writeUInt16BE(width, frame + 7);
  return picture;
}
