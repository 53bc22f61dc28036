import type { OwnReview, Review } from '@oja/contract/reviews';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import type { ReviewWithPeople } from './review.queries.ts';

/** A review that was taken down is shown without its text, to its author as well. */
export function presentReview(row: ReviewWithPeople): Review {
  const isDown = row.takenDownAt !== null;
  return {
    id: row.id,
    rating: row.rating,
    text: isDown ? '' : shownText(row.text, row),
    by: row.side,
    author: { id: row.authorId, name: shownText(row.authorName), avatar: row.authorAvatar },
    created_at: row.createdAt.toISOString(),
    reply:
      !isDown && row.reply !== null && row.repliedAt !== null
        ? { text: shownText(row.reply, row), created_at: row.repliedAt.toISOString() }
        : null,
    platform: row.platform,
    taken_down: isDown,
    counted: row.counted,
  };
}

export function presentOwn(row: ReviewWithPeople, viewerId: string): OwnReview {
  const isOpen = row.publishedAt !== null && row.repliedAt === null && row.takenDownAt === null;
  const mayReply = row.aboutId === viewerId && isOpen;
  return {
    ...presentReview(row),
    purchase: { id: row.purchaseId, reference: transactionReference(row.number), handle: row.handle },
    about: { id: row.aboutId, name: shownText(row.aboutName) },
    published_at: row.publishedAt?.toISOString() ?? null,
    visible_from: row.visibleFrom.toISOString(),
    actions: mayReply ? ['reply'] : [],
  };
}
