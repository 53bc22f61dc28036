import type { Platform } from '@oja/contract/listing-fields';
import type { Deps } from '../deps.ts';
import { followersText } from '../domain/listing/listing-texts.ts';
import { uploadListingImage } from '../modules/listings/index.ts';
import { drawFigures, drawProfile } from './pictures/draw-account.ts';

interface Portrayed {
  ownerId: string;
  account: { platform: Platform; followers?: number | null | undefined };
  seed: number;
  /** Whether a second picture shows the figures of the last months. */
  withFigures: boolean;
}

/** Draws and uploads screenshots of an account; answers with the ids of the pictures. */
export async function portray(deps: Deps, one: Portrayed): Promise<string[]> {
  const { platform, followers } = one.account;
  const account = { platform, seed: one.seed, followers: followersText(followers ?? null) ?? '' };
  const drawn = [await drawProfile(account), ...(one.withFigures ? [await drawFigures(account)] : [])];
  const ids: string[] = [];
  for (const bytes of drawn) {
    ids.push((await uploadListingImage(deps, { ownerId: one.ownerId, bytes })).id);
  }
  return ids;
}
