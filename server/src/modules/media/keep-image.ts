import { sql } from 'kysely';
import { signAddress } from '../../crypto/signed-address.ts';
import { prepared } from '../../db/prepared.ts';
import type { Tx } from '../../db/transaction.ts';
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
  const isPrivate = isPrivatePurpose(input.purpose);
  const stored = await storeImage(
    deps.storage,
    { bytes: input.bytes, uploaderId: input.ownerId },
    isPrivate ? 'private-images' : 'images',
  );
  await noteOwner(deps, stored, input);
  const { name } = stored;
  if (isPrivate) return { name, ...privateAddresses(deps, name) };
  return { name, url: `/media/${name}.webp`, thumbUrl: `/media/${name}-thumb.webp` };
}

/** Where those find a private picture who are given the reply that carries it, for about an hour. */
export function privateAddresses(
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  name: string,
): { url: string; thumbUrl: string } {
  return {
    url: signAddress(sealer, `/media/${name}.webp`, now()),
    thumbUrl: signAddress(sealer, `/media/${name}-thumb.webp`, now()),
  };
}

/** Pictures that only the people of a dispute, a ticket or a conversation see. */
function isPrivatePurpose(purpose: string): boolean {
  return purpose === 'evidence' || purpose === 'ticket' || purpose === 'message';
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
      isPrivate: isPrivatePurpose(of.purpose),
    })
    .execute();
}

/**
 * Takes the address a picture is served under. Removing one that is gone already does nothing, and one that a purchase
 * shows stays where it is.
 */
export async function dropImage(deps: Deps, url: string): Promise<void> {
  const name = /^\/media\/([a-z0-9]+)(-thumb)?\.webp(\?|$)/.exec(url)?.[1];
  if (name === undefined) return;
  const { pinned } = await deps.db
    .selectFrom('mediaPins')
    .select((select) => select.fn.countAll<number>().as('pinned'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  if (pinned > 0) return;
  const row = await deps.db
    .deleteFrom('media')
    .where('name', '=', name)
    .returning('isPrivate')
    .executeTakeFirst();
  await removeImage(deps.storage, name);
  if (row?.isPrivate) await removeImage(deps.storage, name, 'private-images');
}

/** Keeps pictures for a purchase, whatever becomes of the listing they were uploaded for. */
export async function pinImages(
  tx: Tx,
  { names, purchaseId }: { names: readonly string[]; purchaseId: string },
): Promise<void> {
  await sql`
    insert into media_pins (name, pinned_by)
    select unnest(${names}::text[]), ${purchaseId}::uuid ${prepared}`.execute(tx);
}
