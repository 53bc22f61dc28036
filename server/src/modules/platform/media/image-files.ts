import type { ObjectStorage } from '../../../gateways/storage/object-storage.ts';
import { type ImageFolder, imageKeysOf, newObjectName } from './object-names.ts';
import { processImage } from './process-image.ts';

const WEBP = { contentType: 'image/webp' };

export type StoredImage = {
  name: string;
  /** Of the full variant. */
  width: number;
  height: number;
  bytes: number;
  perceptualHash: string;
};

/** Checks, re-encodes and stores a picture under a new unguessable name, which the caller stores in a row. */
export async function writeImageFiles(
  storage: ObjectStorage,
  { bytes, uploaderId }: { bytes: Uint8Array; uploaderId: string },
  folder: ImageFolder = 'images',
): Promise<StoredImage> {
  const { full, thumb, width, height, perceptualHash } = await processImage(bytes, { uploaderId });
  const name = newObjectName();
  const keys = imageKeysOf(name, folder);
  await storage.put(keys.full, full, WEBP);
  try {
    await storage.put(keys.thumb, thumb, WEBP);
  } catch (error) {
    // No row refers to the file yet, so it would never be removed.
    await storage.remove(keys.full).catch(() => {});
    throw error;
  }
  return { name, width, height, bytes: full.length, perceptualHash };
}

export async function removeImageFiles(
  storage: ObjectStorage,
  name: string,
  folder: ImageFolder = 'images',
): Promise<void> {
  const keys = imageKeysOf(name, folder);
  await storage.remove(keys.thumb);
  await storage.remove(keys.full);
}
