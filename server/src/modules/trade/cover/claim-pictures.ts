import type { EvidencePicture } from '@oja/contract/purchase-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { assignEvidence, presentEvidence } from '../evidence/index.ts';

/** The pictures of some claims, in the order they were sent in. */
export type ClaimPictures = readonly { claimId: string | null; ownerId: string; picture: EvidencePicture }[];

export async function readClaimPictures(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  claimIds: readonly string[],
): Promise<ClaimPictures> {
  if (claimIds.length === 0) return [];
  const rows = await deps.db
    .selectFrom('disputeImages')
    .select(['id', 'name', 'claimId', 'ownerId'])
    .where('claimId', 'in', claimIds)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    claimId: row.claimId,
    ownerId: row.ownerId,
    picture: presentEvidence(deps, row),
  }));
}

/** What one of the two people sent. */
export function picturesOf(
  pictures: ClaimPictures,
  { id }: { id: string },
  ownerId: string,
): EvidencePicture[] {
  return pictures
    .filter((each) => each.claimId === id && each.ownerId === ownerId)
    .map(({ picture }) => picture);
}

/** Sets the pictures of one of the two people. Earlier ones that are left out are unused again and swept later. */
export async function setClaimPictures(
  tx: Tx,
  input: { claimId: string; ownerId: string; imageIds: readonly string[] },
): Promise<void> {
  const { claimId, ownerId, imageIds } = input;
  await tx
    .updateTable('disputeImages')
    .set({ claimId: null })
    .where('claimId', '=', claimId)
    .where('ownerId', '=', ownerId)
    .execute();
  await assignEvidence(tx, { imageIds, ownerId, use: { claimId } });
}
