import { randomUUID } from 'node:crypto';
import { idForm } from '@oja/contract/ids';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decodeImageDataUrl, dropImage, storeImage } from '../../platform/media/index.ts';

/** Unused uploads per user are limited, because the rate limit alone would let one user fill the disk. */
const waitingAtMost = 48;

const addressForm = /\/media\/([0-9a-f]{32})(?:-thumb)?\.webp$/;

/** An uploaded picture, or one that the listing has already. */
export type PictureReference = { id: string } | { name: string };

export interface UploadedImage {
  id: string;
  url: string;
  thumbUrl: string;
}

/** Stores one picture for a listing that is not sent yet. Unused pictures are removed by the sweep after a day. */
export async function uploadListingImage(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: { ownerId: string; bytes: Buffer },
): Promise<UploadedImage> {
  const { ownerId } = input;
  const { waiting } = await deps.db
    .selectFrom('listingImages')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('ownerId', '=', ownerId)
    .where('listingId', 'is', null)
    .executeTakeFirstOrThrow();
  if (waiting >= waitingAtMost) {
    throw new Refusal('too_many_requests', {
      message:
        'You have uploaded many pictures that no listing uses. Please use them, or come back tomorrow.',
      retryAfterSeconds: 3_600,
    });
  }
  const image = await storeImage(deps, { ownerId, purpose: 'listing', bytes: input.bytes });
  const id = randomUUID();
  await deps.db
    .insertInto('listingImages')
    .values({ id, name: image.name, ownerId, listingId: null, createdAt: deps.now() })
    .execute();
  return { id, url: image.url, thumbUrl: image.thumbUrl };
}

/**
 * Stores the pictures of a request before any transaction, because decoding, checking and storing data URLs takes time.
 * `release` removes them again when the use case is refused.
 */
export async function receivePictures(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  ownerId: string,
  sent: readonly string[],
): Promise<{ pictures: PictureReference[]; release(): Promise<void> }> {
  const pictures: PictureReference[] = [];
  const stored: UploadedImage[] = [];
  const release = async () => {
    for (const { url } of stored) await dropImage(deps, url);
  };
  try {
    for (const reference of sent) {
      const name = addressForm.exec(reference.slice(-60))?.[1];
      if (idForm.test(reference)) pictures.push({ id: reference });
      else if (name !== undefined && reference.length < 300) pictures.push({ name });
      else {
        const image = await uploadListingImage(deps, { ownerId, bytes: decodeImageDataUrl(reference) });
        stored.push(image);
        pictures.push({ id: image.id });
      }
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { pictures, release };
}

export function carriesDataUrls(sent: readonly string[] | undefined): boolean {
  return sent?.some((reference) => reference.startsWith('data:')) ?? false;
}

/**
 * Sets the pictures of a listing, in this order. An uploaded picture belongs to its uploader and to one listing only.
 * Returns the names for the listing's row, whether any is new, and the names that are no longer used.
 */
export async function assignPictures(
  tx: Tx,
  input: { listingId: string; ownerId: string; pictures: readonly PictureReference[] },
): Promise<{ names: string[]; added: boolean; dropped: string[] }> {
  const { listingId, ownerId } = input;
  const rows = await tx
    .selectFrom('listingImages')
    .select(['id', 'name', 'listingId'])
    .where((where) =>
      where.or([
        where('listingId', '=', listingId),
        where.and([where('ownerId', '=', ownerId), where('listingId', 'is', null)]),
      ]),
    )
    .forUpdate()
    .execute();
  const chosen = input.pictures.map((picture) => {
    const row = rows.find((candidate) =>
      'id' in picture ? candidate.id === picture.id : candidate.name === picture.name,
    );
    if (row === undefined) throw new Refusal('listing_image_unknown');
    return row;
  });
  const unique = [...new Map(chosen.map((row) => [row.id, row])).values()];
  const added = unique.filter((row) => row.listingId === null).map((row) => row.id);
  const dropped = rows.filter((row) => row.listingId === listingId && !unique.includes(row));
  if (added.length > 0) {
    await tx.updateTable('listingImages').set({ listingId }).where('id', 'in', added).execute();
  }
  if (dropped.length > 0) {
    const ids = dropped.map((row) => row.id);
    await tx.deleteFrom('listingImages').where('id', 'in', ids).execute();
  }
  return {
    names: unique.map((row) => row.name),
    added: added.length > 0,
    dropped: dropped.map((row) => row.name),
  };
}

/** Runs after the commit: removes files without a row from the storage. */
export async function dropPictures(
  deps: Pick<Deps, 'db' | 'storage'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await dropImage(deps, `/media/${name}.webp`);
}
