import type { Platform } from '@oja/contract/listing-fields';
import type { Deps } from '../deps/deps.ts';
import { followersText } from '../domain/listing/listing-texts.ts';
import { uploadListingImage } from '../modules/trade/listings/index.ts';
import { drawFigures, drawProfile } from './pictures/draw-account.ts';

interface PictureRequest {
  ownerId: string;
  account: { platform: Platform; followers?: number | null | undefined };
  seed: number;
  /** Whether a second picture shows the figures of the last months. */
  withFigures: boolean;
}

/** Draws and uploads screenshots of a listing; returns the ids of the pictures. */
export async function drawListingPictures(deps: Deps, one: PictureRequest): Promise<string[]> {
  const { platform, followers } = one.account;
  const account = { platform, seed: one.seed, followers: followersText(followers ?? null) ?? '' };
  const drawn = [await drawProfile(account), ...(one.withFigures ? [await drawFigures(account)] : [])];
  const ids: string[] = [];
  for (const bytes of drawn) {
    ids.push((await uploadListingImage(deps, { ownerId: one.ownerId, bytes })).id);
  }
  return ids;
}
