import sharp, { type Sharp } from 'sharp';
import { Refusal } from '../../../domain/refusal.ts';
import { createSemaphore } from '../../../work/semaphore.ts';
import { findImageType } from './image-type.ts';
import { IMAGE_LIMITS, IMAGE_WORK, UPLOADER_WORK, WEBP_EFFORT } from './media-limits.ts';

/*
 * All decoding of uploaded pictures. Nothing is decoded before the type is known by content and the dimensions in the
 * header are within limits; the original is decoded once, and only plain pixels leave this step, so no comment,
 * location, colour profile or hidden frame survives.
 */

// One thread per picture, and no cache for pictures that are never read again.
sharp.concurrency(1);
sharp.cache(false);

const semaphore = createSemaphore({
  maxRunning: IMAGE_WORK.maxRunning,
  maxWaiting: IMAGE_WORK.maxWaiting,
  refusal: () =>
    new Refusal('service_unavailable', {
      message: 'Many pictures are being uploaded at this moment. Please try again in a few seconds.',
      retryAfterSeconds: IMAGE_WORK.retryAfterSeconds,
    }),
  perHolder: {
    ...UPLOADER_WORK,
    refusal: () =>
      new Refusal('too_many_requests', {
        message: 'You are uploading many pictures at once. Please wait until some of them are done.',
        retryAfterSeconds: IMAGE_WORK.retryAfterSeconds,
      }),
  },
});

export type Pixels = { data: Buffer; width: number; height: number; channels: 1 | 2 | 3 | 4 };

/** Decodes and passes the pixels on within one slot of the semaphore, which counts for the uploader. */
export async function withPixelsOf<Result>(
  bytes: Uint8Array,
  options: { maxSidePx: number; uploaderId: string },
  use: (pixels: Pixels) => Promise<Result>,
): Promise<Result> {
  const type = findImageType(bytes);
  if (type === undefined) throw new Refusal('image_type_unsupported');
  return semaphore.run(async () => {
    await refuseByHeader(bytes, type);
    return use(await decode(bytes, options.maxSidePx));
  }, options.uploaderId);
}

/** Draws an SVG of our own. All of them share one holder, so that requests for previews never displace uploads. */
export function drawSvg(svg: string): Promise<Buffer> {
  return semaphore
    .run(() => sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer(), 'link previews')
    .catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal('service_unavailable', {
        message: 'Many pictures are being drawn at this moment. Please try again in a few seconds.',
        retryAfterSeconds: IMAGE_WORK.retryAfterSeconds,
      });
    });
}

export function encodeWebp(
  pixels: Pixels,
  { quality, width }: { quality: number; width?: number },
): Promise<Buffer> {
  const image = sharpOf(pixels);
  return (width === undefined ? image : image.resize({ width, withoutEnlargement: true }))
    .webp({ quality, effort: WEBP_EFFORT })
    .toBuffer();
}

export function sharpOf({ data, width, height, channels }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels } });
}

async function refuseByHeader(bytes: Uint8Array, type: string): Promise<void> {
  const { format, width, height } = await orUnreadable(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  );
  // Only the decoder that matches the first bytes may open the file.
  if (format !== type || width < 1 || height < 1) throw new Refusal('image_unreadable');
  if (Math.max(width, height) > IMAGE_LIMITS.maxSidePx || width * height > IMAGE_LIMITS.maxPixels) {
    throw new Refusal('image_dimensions_too_large');
  }
}

/**
 * Truncated and damaged files fail here. Warnings do not: phones of a large manufacturer write a harmless wrong
 * number into every JPEG. Of an animation the first frame is used, and colours are converted to sRGB. JPEG and WebP
 * are shrunk on load, because the first step is the resize.
 */
async function decode(bytes: Uint8Array, maxSidePx: number): Promise<Pixels> {
  const { data, info } = await orUnreadable(() =>
    sharp(bytes, { failOn: 'error', limitInputPixels: IMAGE_LIMITS.maxPixels, pages: 1, autoOrient: true })
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: IMAGE_LIMITS.decodeTimeoutSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  return { data, width: info.width, height: info.height, channels: info.channels };
}

async function orUnreadable<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch {
    throw new Refusal('image_unreadable');
  }
}
