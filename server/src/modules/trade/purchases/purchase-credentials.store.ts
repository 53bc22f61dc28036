import { z } from 'zod';
import type { Sealer } from '../../../crypto/sealing.ts';
import type { Db } from '../../../db/client.ts';
import { anyOf } from '../../../db/prepared.ts';
import type { SealedColumn } from '../../../db/reseal-column.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Credentials } from '../listings/index.ts';

/**
 * The credentials of the buyer: a copy of the seller's, sealed again and bound to the purchase, so that it outlives the
 * listing and cannot be opened elsewhere. Only this file opens it.
 */
export interface SealedCredentials {
  credentials: Buffer;
  handoverNotes: Buffer | null;
}

const sealedShape = z.object({ username: z.string(), password: z.string() });
const replacementShape = sealedShape.extend({ handoverNotes: z.string().nullable() });
const credentialsOf = (purchaseId: string) => `purchase:${purchaseId}:credentials`;
const notesOf = (purchaseId: string) => `purchase:${purchaseId}:handover_notes`;
const replacementOf = (disputeId: string) => `dispute:${disputeId}:replacement`;

export const sealedPurchaseColumns: readonly SealedColumn[] = [
  { table: 'purchase_credentials', id: 'purchase_id', column: 'credentials', contextOf: credentialsOf },
  { table: 'purchase_credentials', id: 'purchase_id', column: 'handover_notes', contextOf: notesOf },
  { table: 'disputes', id: 'id', column: 'replacement', contextOf: replacementOf },
];

export function sealForPurchase(sealer: Sealer, purchaseId: string, opened: Credentials): SealedCredentials {
  const { username, password, handoverNotes } = opened;
  return {
    credentials: sealer.seal(JSON.stringify({ username, password }), credentialsOf(purchaseId)),
    handoverNotes: handoverNotes === null ? null : sealer.seal(handoverNotes, notesOf(purchaseId)),
  };
}

export async function readCredentials(
  db: Db | Tx,
  sealer: Sealer,
  purchaseIds: readonly string[],
): Promise<Map<string, Credentials>> {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('purchaseCredentials')
    .select(['purchaseId', 'credentials', 'handoverNotes'])
    .where('purchaseId', 'in', purchaseIds)
    .execute();
  return new Map(
    rows.map(({ purchaseId, credentials, handoverNotes }) => [
      purchaseId,
      {
        ...sealedShape.parse(
          JSON.parse(sealer.open(credentials, credentialsOf(purchaseId)).toString('utf8')),
        ),
        handoverNotes: handoverNotes && sealer.open(handoverNotes, notesOf(purchaseId)).toString('utf8'),
      },
    ]),
  );
}

/** In place of the credentials where staff view Oja as the buyer: that there are some, and nothing of them. */
export async function hideCredentials(
  db: Db,
  purchaseIds: readonly string[],
): Promise<Map<string, Credentials>> {
  const rows = await db
    .selectFrom('purchaseCredentials')
    .select('purchaseId')
    .where('purchaseId', '=', anyOf(purchaseIds))
    .execute();
  const hidden = { username: 'Not shown to staff', password: 'Not shown to staff', handoverNotes: null };
  return new Map(rows.map(({ purchaseId }) => [purchaseId, hidden]));
}

/**
 * The credentials that a seller offers in a dispute, bound to that dispute until staff decide that the buyer gets them.
 */
export function sealReplacement(
  sealer: Sealer,
  input: { disputeId: string; credentials: Credentials },
): Buffer {
  return sealer.seal(JSON.stringify(input.credentials), replacementOf(input.disputeId));
}

/** Whether the same credentials were offered before. */
export function isReplacement(
  sealer: Sealer,
  sealed: Buffer,
  input: { disputeId: string; credentials: Credentials },
): boolean {
  const { username, password, handoverNotes } = openReplacement(sealer, sealed, input.disputeId);
  const { credentials } = input;
  return (
    username === credentials.username &&
    password === credentials.password &&
    handoverNotes === credentials.handoverNotes
  );
}

function openReplacement(sealer: Sealer, sealed: Buffer, disputeId: string): Credentials {
  return replacementShape.parse(JSON.parse(sealer.open(sealed, replacementOf(disputeId)).toString('utf8')));
}

export async function takeReplacement(
  tx: Tx,
  sealer: Sealer,
  input: { purchaseId: string; disputeId: string; replacement: Buffer; now: Date },
): Promise<void> {
  const opened = openReplacement(sealer, input.replacement, input.disputeId);
  const sealed = { ...sealForPurchase(sealer, input.purchaseId, opened), changedAt: input.now };
  await tx
    .insertInto('purchaseCredentials')
    .values({ purchaseId: input.purchaseId, ...sealed })
    .onConflict((conflict) => conflict.column('purchaseId').doUpdateSet(sealed))
    .execute();
}
