import { type RawBuilder, sql } from 'kysely';
import { signAddress } from '../../../crypto/signed-address.ts';
import { prepared } from '../../../db/prepared.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { removeImageFiles, type StoredImage, writeImageFiles } from './image-files.ts';

export interface ImageUrls {
  name: string;
  url: string;
  thumbUrl: string;
}

/** Checks, re-encodes and stores a picture, and records its owner. */
export async function storeImage(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: { ownerId: string; purpose: 'avatar' | 'listing' | 'evidence' | 'ticket'; bytes: Buffer },
): Promise<ImageUrls> {
  const isPrivate = isPrivatePurpose(input.purpose);
  const stored = await writeImageFiles(
    deps.storage,
    { bytes: input.bytes, uploaderId: input.ownerId },
    isPrivate ? 'private-images' : 'images',
  );
  await recordOwner(deps, stored, input);
  const { name } = stored;
  if (isPrivate) return { name, ...privateAddresses(deps, name) };
  return { name, url: `/media/${name}.webp`, thumbUrl: `/media/${name}-thumb.webp` };
}

/** Signed addresses of a private picture, valid for about an hour, for the recipients of the reply. */
export function privateAddresses(
  { sealer, now }: Pick<Deps, 'sealer' | 'now'>,
  name: string,
): { url: string; thumbUrl: string } {
  return {
    url: signAddress(sealer, `/media/${name}.webp`, now()),
    thumbUrl: signAddress(sealer, `/media/${name}-thumb.webp`, now()),
  };
}

/** Purposes whose pictures only the parties of a dispute, a ticket or a conversation may see. */
function isPrivatePurpose(purpose: string): boolean {
  return purpose === 'evidence' || purpose === 'ticket' || purpose === 'message';
}

export async function recordOwner(
  deps: Pick<Deps, 'db' | 'now'>,
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
 * Removes a picture by its address. A picture that is gone already is ignored, and one that a purchase has pinned
 * stays.
 */
export async function dropImage(deps: Pick<Deps, 'db' | 'storage'>, url: string): Promise<void> {
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
  await removeFiles(deps, { name, isPrivate: row?.isPrivate === true });
}

/**
 * Removes a picture while `unused` names it, a subquery that is part of the deletion. Files stay unless their row went.
 * The row is locked first: a row that refers to it is either seen by the subquery or waits for the deletion.
 */
export async function dropImageIf(
  deps: Pick<Deps, 'db' | 'storage'>,
  { name, unused }: { name: string; unused: RawBuilder<string> },
): Promise<void> {
  const row = await inTransaction(deps.db, async (tx) => {
    const locked = await tx
      .selectFrom('media')
      .select('name')
      .where('name', '=', name)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (locked === undefined) return undefined;
    return tx
      .deleteFrom('media')
      .where('name', '=', unused)
      .returning(['name', 'isPrivate'])
      .executeTakeFirst();
  });
  if (row !== undefined) await removeFiles(deps, row);
}

async function removeFiles(
  { storage }: Pick<Deps, 'storage'>,
  { name, isPrivate }: { name: string; isPrivate: boolean },
): Promise<void> {
  await removeImageFiles(storage, name);
  if (isPrivate) await removeImageFiles(storage, name, 'private-images');
}

/** Pins pictures to a purchase, so that they outlive the listing. */
export async function pinImages(
  tx: Tx,
  { names, purchaseId }: { names: readonly string[]; purchaseId: string },
): Promise<void> {
  await sql`
    insert into media_pins (name, pinned_by)
    select unnest(${names}::text[]), ${purchaseId}::uuid ${prepared}`.execute(tx);
}
