import type { Platform } from '@oja/contract/listing-fields';
import type { Deps } from '../deps.ts';
import { followersText } from '../domain/listing/listing-texts.ts';
import { uploadListingImage } from '../modules/listings/index.ts';
import { drawFigures, drawProfile } from './pictures/draw-account.ts';

const atOnce = 8;

export interface Portrayed<Key> {
  key: Key;
  ownerId: string;
  account: { platform: Platform; followers?: number | null | undefined };
  seed: number;
  /** Whether a second picture shows the figures of the last months. */
  withFigures: boolean;
}

/** Draws and uploads screenshots of accounts, some at a time; answers with the ids of the pictures. */
export async function portray<Key>(
  deps: Deps,
  portrayed: readonly Portrayed<Key>[],
): Promise<Map<Key, string[]>> {
  const pictures = new Map<Key, string[]>();
  for (let start = 0; start < portrayed.length; start += atOnce) {
    const batch = portrayed.slice(start, start + atOnce).map(async (one) => {
      const { platform, followers } = one.account;
      const account = { platform, seed: one.seed, followers: followersText(followers ?? null) ?? '' };
      const drawn = [await drawProfile(account), ...(one.withFigures ? [await drawFigures(account)] : [])];
      const ids: string[] = [];
      for (const bytes of drawn) {
        ids.push((await uploadListingImage(deps, { ownerId: one.ownerId, bytes })).id);
      }
      pictures.set(one.key, ids);
    });
    await Promise.all(batch);
  }
  return pictures;
}
