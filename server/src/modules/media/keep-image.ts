import type { Deps } from '../../deps.ts';
import { removeImage, storeImage } from './store-image.ts';

export interface KeptImage {
  name: string;
  url: string;
  thumbUrl: string;
}

/** Checks, re-encodes and stores a picture, and notes whose it is. */
export async function keepImage(
  deps: Deps,
  input: { ownerId: string; purpose: 'avatar' | 'listing' | 'evidence' | 'message'; bytes: Buffer },
): Promise<KeptImage> {
  const stored = await storeImage(deps.storage, input.bytes);
  await deps.db
    .insertInto('media')
    .values({
      name: stored.name,
      ownerId: input.ownerId,
      purpose: input.purpose,
      width: stored.width,
      height: stored.height,
      bytes: stored.bytes,
      perceptualHash: stored.perceptualHash,
      createdAt: deps.now(),
    })
    .execute();
  return {
    name: stored.name,
    url: `/media/${stored.name}.webp`,
    thumbUrl: `/media/${stored.name}-thumb.webp`,
  };
}

/** Takes the address a picture is served under. Removing one that is gone already does nothing. */
export async function dropImage(deps: Deps, url: string): Promise<void> {
  const name = /^\/media\/([a-z0-9]+)(-thumb)?\.webp$/.exec(url)?.[1];
  if (name === undefined) return;
  await deps.db.deleteFrom('media').where('name', '=', name).execute();
  await removeImage(deps.storage, name);
}
