import { type QueryCreator, sql } from 'kysely';
import type { DB } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { removeImage, type StoredImage, storeImage } from './store-image.ts';

export interface KeptImage {
  name: string;
  url: string;
  thumbUrl: string;
}

/** Checks, re-encodes and stores a picture, and notes whose it is. */
export async function keepImage(
  deps: Deps,
  input: { ownerId: string; purpose: 'avatar' | 'listing' | 'evidence' | 'ticket'; bytes: Buffer },
): Promise<KeptImage> {
  const stored = await storeImage(deps.storage, { bytes: input.bytes, uploaderId: input.ownerId });
  await noteOwner(deps, stored, input);
  return {
    name: stored.name,
    url: `/media/${stored.name}.webp`,
    thumbUrl: `/media/${stored.name}-thumb.webp`,
  };
}

export async function noteOwner(
  deps: Deps,
  stored: StoredImage,
  of: { ownerId: string; purpose: 'avatar' | 'listing' | 'evidence' | 'message' | 'ticket' },
): Promise<void> {
  await deps.db
    .insertInto('media')
    .values({
      name: stored.name,
      ownerId: of.ownerId,
      purpose: of.purpose,
      width: stored.width,
      height: stored.height,
      bytes: stored.bytes,
      perceptualHash: stored.perceptualHash,
      createdAt: deps.now(),
    })
    .execute();
}

/**
 * Takes the address a picture is served under. Removing one that is gone already does nothing, and one that a purchase
 * shows stays where it is.
 */
export async function dropImage(deps: Deps, url: string): Promise<void> {
  const name = /^\/media\/([a-z0-9]+)(-thumb)?\.webp$/.exec(url)?.[1];
  if (name === undefined) return;
  const { pinned } = await deps.db
    .selectFrom('mediaPins')
    .select((select) => select.fn.countAll<number>().as('pinned'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (pinned > 0) return;
  await deps.db.deleteFrom('media').where('name', '=', name).execute();
  await removeImage(deps.storage, name);
}

/** Adds to a statement that pictures are kept for a purchase, whatever becomes of the listing they were uploaded for. */
export function pinnedImages(
  query: QueryCreator<DB>,
  { names, purchaseId }: { names: readonly string[]; purchaseId: string },
): QueryCreator<DB> {
  const pins = sql<object>`(
    insert into media_pins (name, pinned_by) select unnest(${names}::text[]), ${purchaseId}::uuid)`;
  return query.with('pinned', () => pins);
}
