import type { Deps } from '../../deps.ts';
import { noteOwner } from './keep-image.ts';
import { imageKeysOf } from './object-names.ts';
import { removeImage, storeImage } from './store-image.ts';

/**
 * Pictures that only some people may see. They are checked and re-encoded like all others, but lie where no public
 * address leads: the module they belong to decides who gets them.
 */
const folder = 'private-images';

export async function keepPrivateImage(
  deps: Deps,
  input: { ownerId: string; purpose: 'message'; bytes: Buffer },
): Promise<{ name: string; width: number; height: number }> {
  const stored = await storeImage(deps.storage, { bytes: input.bytes, uploaderId: input.ownerId }, folder);
  await noteOwner(deps, stored, input);
  return { name: stored.name, width: stored.width, height: stored.height };
}

export async function openPrivateImage(
  deps: Deps,
  image: { name: string; size: 'full' | 'thumb' },
): Promise<Buffer | undefined> {
  const file = await deps.storage.get(imageKeysOf(image.name, folder)[image.size]);
  return file?.bytes;
}

export async function dropPrivateImage(deps: Deps, name: string): Promise<void> {
  await deps.db.deleteFrom('media').where('name', '=', name).execute();
  await removeImage(deps.storage, name, folder);
}
