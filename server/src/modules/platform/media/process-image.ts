import { Refusal } from '../../../domain/refusal.ts';
import { encodeWebp, withPixelsOf } from './image-work.ts';
import { IMAGE_LIMITS, IMAGE_VARIANTS } from './media-limits.ts';
import { perceptualHashOf } from './perceptual-hash.ts';

export type ProcessedImage = {
  /** WebP, no side longer than the variant's limit, without any metadata. */
  full: Buffer;
  /** The same bytes when the picture is not wider than a thumbnail. */
  thumb: Buffer;
  /** Of the full variant. */
  width: number;
  height: number;
  perceptualHash: string;
};

/** Re-encodes an untrusted picture into two clean ones, or refuses it. */
export async function processImage(
  bytes: Uint8Array,
  { uploaderId }: { uploaderId: string },
): Promise<ProcessedImage> {
  if (bytes.length > IMAGE_LIMITS.maxBytes) throw new Refusal('image_too_large');

  const { full, thumb } = IMAGE_VARIANTS;
  return withPixelsOf(bytes, { maxSidePx: full.maxSidePx, uploaderId }, async (pixels) => {
    const large = await encodeWebp(pixels, { quality: full.webpQuality });
    const isSmall = pixels.width <= thumb.maxWidthPx;
    return {
      full: large,
      thumb: isSmall
        ? large
        : await encodeWebp(pixels, { quality: thumb.webpQuality, width: thumb.maxWidthPx }),
      width: pixels.width,
      height: pixels.height,
      perceptualHash: await perceptualHashOf(pixels),
    };
  });
}
