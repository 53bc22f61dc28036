import { randomUUID } from 'node:crypto';
import { dayMs } from '@oja/contract/durations';
import { idForm } from '@oja/contract/ids';
import type { EvidencePicture } from '@oja/contract/purchase-fields';
import { sql, type Updateable } from 'kysely';
import { z } from 'zod';
import type { DisputeImages } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { defineJob } from '../../../jobs/job.ts';
import {
  decodeImageDataUrl,
  dropImage,
  dropImageIf,
  privateAddresses,
  storeImage,
} from '../../platform/media/index.ts';

/*
 * Pictures as evidence. A picture is uploaded first and belongs to its uploader; it is then used once: in a dispute or
 * one of its statements, in a step of a hand-over, or in a claim. Unused pictures are removed by the sweep after a day.
 */

/** Unused uploads per user are limited, because the rate limit alone would let one user fill the disk. */
const waitingAtMost = 20;

const isUnused = sql<boolean>`num_nonnulls(dispute_id, handover_purchase_id, claim_id) = 0`;

/** Stores one picture for something that is not sent yet. */
export async function uploadEvidence(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: { ownerId: string; bytes: Buffer },
): Promise<EvidencePicture> {
  const { ownerId } = input;
  const { waiting } = await deps.db
    .selectFrom('disputeImages')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('ownerId', '=', ownerId)
    .where(isUnused)
    .executeTakeFirstOrThrow();
  if (waiting >= waitingAtMost) {
    throw new Refusal('too_many_requests', {
      message:
        'You have uploaded many pictures that no dispute uses. Please use them, or come back tomorrow.',
      retryAfterSeconds: 3_600,
    });
  }
  const image = await storeImage(deps, { ownerId, purpose: 'evidence', bytes: input.bytes });
  const id = randomUUID();
  await deps.db
    .insertInto('disputeImages')
    .values({ id, name: image.name, ownerId, createdAt: deps.now() })
    .execute();
  return { id, url: image.url, thumbnail: image.thumbUrl };
}

/**
 * Stores the pictures of a request before any transaction, because checking and storing data URLs takes time. `release`
 * removes them again when the use case is refused.
 */
export async function receiveEvidence(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  ownerId: string,
  sent: readonly string[],
): Promise<{ imageIds: string[]; release(): Promise<void> }> {
  const imageIds: string[] = [];
  const stored: EvidencePicture[] = [];
  const release = async () => {
    for (const { url } of stored) await dropImage(deps, url);
  };
  try {
    for (const reference of sent) {
      if (idForm.test(reference)) imageIds.push(reference);
      else {
        const image = await uploadEvidence(deps, { ownerId, bytes: decodeImageDataUrl(reference) });
        stored.push(image);
        imageIds.push(image.id);
      }
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { imageIds: [...new Set(imageIds)], release };
}

/** What a picture is evidence in. */
type EvidenceUse = Pick<
  Updateable<DisputeImages>,
  'disputeId' | 'statementId' | 'handoverPurchaseId' | 'handoverStep' | 'claimId'
>;

/** Assigns unused pictures of one person to their use, in the order they were sent in. */
export async function assignEvidence(
  tx: Tx,
  input: { imageIds: readonly string[]; ownerId: string; use: EvidenceUse },
): Promise<void> {
  const { imageIds, ownerId, use } = input;
  if (imageIds.length === 0) return;
  const assigned = await tx
    .updateTable('disputeImages')
    .set({ ...use, position: sql<number>`array_position(${[...imageIds]}::uuid[], id)` })
    .where('id', 'in', imageIds)
    .where('ownerId', '=', ownerId)
    .where(isUnused)
    .returning('id')
    .execute();
  if (assigned.length < imageIds.length) throw new Refusal('evidence_image_unknown');
}

/** A stored picture with addresses that its viewer may open. */
export function presentEvidence(
  deps: Pick<Deps, 'now' | 'sealer'>,
  { id, name }: { id: string; name: string },
): EvidencePicture {
  const { url, thumbUrl } = privateAddresses(deps, name);
  return { id, url, thumbnail: thumbUrl };
}

/** Removes pictures that were uploaded and never used. */
export const sweepDisputeImages = defineJob({
  name: 'sweep_dispute_images',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const unused = await deps.db
      .selectFrom('disputeImages')
      .select('name')
      .where(isUnused)
      .where('createdAt', '<', new Date(deps.now().getTime() - dayMs))
      .limit(500)
      .execute();
    for (const { name } of unused) await dropImageIf(deps, { name, unused: nameIfUnused(name) });
  },
});

/**
 * Names the picture while nothing uses it. The lock is held until its row is gone, so nothing uses it meanwhile; a picture
 * that is being assigned is skipped.
 */
const nameIfUnused = (name: string) => sql<string>`(
  select name from dispute_images where name = ${name} and ${isUnused} for update skip locked)`;
