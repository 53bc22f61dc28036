import type { Deps } from '../../../deps/deps.ts';
import { writeImageFiles } from './image-files.ts';
import { imageKeysOf } from './object-names.ts';
import { recordOwner } from './store-image.ts';

/**
 * Pictures with restricted access. They are checked and re-encoded like all others, but have no public address: their
 * module decides who may read them.
 */
const folder = 'private-images';

export async function storePrivateImage(
  deps: Pick<Deps, 'db' | 'now' | 'storage'>,
  input: { ownerId: string; purpose: 'message'; bytes: Buffer },
): Promise<{ name: string; width: number; height: number }> {
  const stored = await writeImageFiles(
    deps.storage,
    { bytes: input.bytes, uploaderId: input.ownerId },
    folder,
  );
  await recordOwner(deps, stored, input);
  return { name: stored.name, width: stored.width, height: stored.height };
}

export async function openPrivateImage(
  deps: Pick<Deps, 'storage'>,
  image: { name: string; size: 'full' | 'thumb' },
): Promise<Buffer | undefined> {
  const file = await deps.storage.get(imageKeysOf(image.name, folder)[image.size]);
  return file?.bytes;
}
