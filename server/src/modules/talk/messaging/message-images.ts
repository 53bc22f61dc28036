import { randomUUID } from 'node:crypto';
import { admits, type Role } from '@oja/contract/access';
import type { MessagePicture } from '@oja/contract/messaging';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { waitingPicturesAtMost } from '../../../domain/messaging/message-terms.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { openPrivateImage, storePrivateImage } from '../../platform/media/index.ts';

/**
 * Stores one picture for a message that is not sent yet. Pictures that are not sent within a day are removed by the
 * sweep.
 */
export async function uploadMessageImage(
  deps: Pick<Deps, 'db' | 'now' | 'storage'>,
  input: { ownerId: string; bytes: Buffer },
): Promise<MessagePicture> {
  const { ownerId, bytes } = input;
  const { waiting } = await deps.db
    .selectFrom('messageImages')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .where('ownerId', '=', ownerId)
    .where('messageId', 'is', null)
    .executeTakeFirstOrThrow();
  if (waiting >= waitingPicturesAtMost) {
    throw new Refusal('too_many_requests', {
      message: 'You have added many pictures without sending them. Please send some, or come back tomorrow.',
      retryAfterSeconds: 3_600,
    });
  }
  const { name, width, height } = await storePrivateImage(deps, { ownerId, purpose: 'message', bytes });
  const id = randomUUID();
  await deps.db
    .insertInto('messageImages')
    .values({ id, name, ownerId, messageId: null, width, height, createdAt: deps.now() })
    .execute();
  return presentPicture({ id, width, height });
}

/**
 * Assigns pictures to a message, in the order they were sent in. A picture belongs to its uploader and to one message
 * only.
 */
export async function assignImages(
  tx: Tx,
  input: { imageIds: readonly string[]; ownerId: string; messageId: string },
): Promise<void> {
  const { imageIds, ownerId, messageId } = input;
  if (imageIds.length === 0) return;
  const assigned = await tx
    .updateTable('messageImages')
    .set({ messageId, position: sql<number>`array_position(${[...imageIds]}::uuid[], id)` })
    .where('id', 'in', imageIds)
    .where('ownerId', '=', ownerId)
    .where('messageId', 'is', null)
    .returning('id')
    .execute();
  if (assigned.length < imageIds.length) throw new Refusal('message_image_unknown');
}

export async function imageIdsOf(tx: Tx, messageId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('messageImages')
    .select('id')
    .where('messageId', '=', messageId)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** The pictures of the given messages, by message and in order. */
export async function readPictures(
  db: Db | Tx,
  messageIds: readonly string[],
): Promise<Map<string, MessagePicture[]>> {
  const pictures = new Map<string, MessagePicture[]>();
  if (messageIds.length === 0) return pictures;
  const rows = await db
    .selectFrom('messageImages')
    .select(['id', 'messageId', 'width', 'height'])
    .where('messageId', 'in', messageIds)
    .orderBy('position')
    .execute();
  for (const row of rows) {
    if (row.messageId === null) continue;
    pictures.set(row.messageId, [...(pictures.get(row.messageId) ?? []), presentPicture(row)]);
  }
  return pictures;
}

function presentPicture({
  id,
  width,
  height,
}: {
  id: string;
  width: number;
  height: number;
}): MessagePicture {
  return { id, url: `/api/message-images/${id}`, width, height };
}

/**
 * Readable by its uploader, by the two members of the conversation, and by staff who decide reports or cases when the
 * message was reported or a case has opened the conversation to them. A picture of a message that was taken down is
 * readable by staff only.
 */
export async function showMessageImage(
  deps: Pick<Deps, 'db' | 'storage'>,
  input: { imageId: string; size: 'full' | 'thumb'; viewer: { id: string; role: Role } },
): Promise<Buffer> {
  const { viewer } = input;
  const image = await deps.db
    .selectFrom('messageImages as i')
    .leftJoin('messages as m', 'm.id', 'i.messageId')
    .leftJoin('conversationReveals as r', (join) =>
      join.onRef('r.conversationId', '=', 'm.conversationId').on('r.staffId', '=', viewer.id),
    )
    .select(['i.name', 'i.ownerId', 'm.members', 'm.takenDownAt', 'r.revealedAt'])
    .select((select) =>
      select
        .exists(
          select
            .selectFrom('reports')
            .select('id')
            .where('targetType', '=', 'message')
            .whereRef('targetId', '=', 'm.id')
            .where('hiddenAt', 'is', null),
        )
        .as('isReported'),
    )
    .where('i.id', '=', input.imageId)
    .executeTakeFirst();
  if (image === undefined) throw new Refusal('not_found');
  const isOwn = image.ownerId === viewer.id || (image.members ?? []).includes(viewer.id);
  const isOpenToStaff =
    (image.revealedAt !== null && admits('cases', viewer.role)) ||
    (Boolean(image.isReported) && admits('reports', viewer.role));
  const isSeen = (isOwn && image.takenDownAt === null) || (isOpenToStaff && !isOwn);
  const bytes = isSeen ? await openPrivateImage(deps, { name: image.name, size: input.size }) : undefined;
  if (bytes === undefined) throw new Refusal('not_found');
  return bytes;
}
