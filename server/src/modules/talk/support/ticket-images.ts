import type { TicketPicture } from '@oja/contract/ticket-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { waitingPicturesAtMost } from '../../../domain/ticket/ticket-terms.ts';
import { privateAddresses, storeImage } from '../../platform/media/index.ts';

/**
 * Stores one picture for a ticket or a reply that is not sent yet. Pictures that are not sent within a day are removed
 * by the sweep.
 */
export async function uploadTicketImage(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: { ownerId: string; bytes: Buffer },
): Promise<TicketPicture> {
  const { waiting } = await deps.db
    .selectFrom('media')
    .leftJoin('ticketImages', 'ticketImages.name', 'media.name')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('media.ownerId', '=', input.ownerId)
    .where('media.purpose', '=', 'ticket')
    .where('ticketImages.name', 'is', null)
    .executeTakeFirstOrThrow();
  if (waiting >= waitingPicturesAtMost) {
    throw new Refusal('too_many_requests', {
      message: 'You have uploaded many pictures and sent none of them. Please come back tomorrow.',
      retryAfterSeconds: 3_600,
    });
  }
  const { name } = await storeImage(deps, { ...input, purpose: 'ticket' });
  return presentPicture(deps, name);
}

export function presentPicture(deps: Pick<Deps, 'sealer' | 'now'>, name: string): TicketPicture {
  const { url, thumbUrl } = privateAddresses(deps, name);
  return { id: name, url, thumbnail: thumbUrl };
}

/** Assigns pictures in the order they were sent in. A picture belongs to its uploader and to one message only. */
export async function attachPictures(
  tx: Tx,
  input: { names: readonly string[]; ownerId: string; messageId: string },
): Promise<void> {
  const names = [...new Set(input.names)];
  if (names.length === 0) return;
  const own = await tx
    .selectFrom('media')
    .select('name')
    .where('name', 'in', names)
    .where('ownerId', '=', input.ownerId)
    .where('purpose', '=', 'ticket')
    // The sweep must not delete them before they are attached.
    .forKeyShare()
    .execute();
  if (own.length < names.length) throw new Refusal('ticket_image_unknown');
  const attached = await tx
    .insertInto('ticketImages')
    .values(names.map((name, position) => ({ name, position, messageId: input.messageId })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name')
    .execute();
  if (attached.length < names.length) throw new Refusal('ticket_image_unknown');
}
