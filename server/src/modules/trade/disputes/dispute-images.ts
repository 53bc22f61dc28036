import { randomUUID } from 'node:crypto';
import type { EvidencePicture } from '@oja/contract/purchase-fields';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decodeImageDataUrl, dropImage, storeImage } from '../../platform/media/index.ts';

/** Unused uploads per user are limited, because the rate limit alone would let one user fill the disk. */
const waitingAtMost = 20;

const idForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * Stores one picture for a dispute or a statement that is not sent yet. Unused pictures are removed by the sweep after
 * a day.
 */
export async function uploadDisputeImage(
  deps: Deps,
  input: { ownerId: string; bytes: Buffer },
): Promise<EvidencePicture> {
  const { ownerId } = input;
  const { waiting } = await deps.db
    .selectFrom('disputeImages')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('ownerId', '=', ownerId)
    .where('disputeId', 'is', null)
    .where('handoverPurchaseId', 'is', null)
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
    .values({ id, name: image.name, ownerId, disputeId: null, statementId: null, createdAt: deps.now() })
    .execute();
  return { id, url: image.url, thumbnail: image.thumbUrl };
}

/**
 * Stores the pictures of a request before any transaction, because checking and storing data URLs takes time. `release`
 * removes them again when the use case is refused.
 */
export async function receiveEvidence(
  deps: Deps,
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
        const image = await uploadDisputeImage(deps, { ownerId, bytes: decodeImageDataUrl(reference) });
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

/**
 * Assigns pictures to a dispute, in the order they were sent in. A picture belongs to its uploader and to one dispute
 * only.
 */
export async function assignEvidence(
  tx: Tx,
  input: { imageIds: readonly string[]; ownerId: string; disputeId: string; statementId: string | null },
): Promise<void> {
  if (input.imageIds.length === 0) return;
  const assigned = await tx
    .updateTable('disputeImages')
    .set({
      disputeId: input.disputeId,
      statementId: input.statementId,
      position: sql<number>`array_position(${[...input.imageIds]}::uuid[], id)`,
    })
    .where('id', 'in', input.imageIds)
    .where('ownerId', '=', input.ownerId)
    .where('disputeId', 'is', null)
    .where('handoverPurchaseId', 'is', null)
    .returning('id')
    .execute();
  if (assigned.length < input.imageIds.length) throw new Refusal('evidence_image_unknown');
}
