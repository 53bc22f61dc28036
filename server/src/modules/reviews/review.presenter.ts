import type { OwnReview, Review } from '@oja/contract/reviews';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import type { ReviewWithPeople } from './review.queries.ts';

export function presentReview(row: ReviewWithPeople): Review {
  return {
    id: row.id,
    rating: row.rating,
    text: row.text,
    by: row.side,
    author: { id: row.authorId, name: row.authorName, avatar: row.authorAvatar },
    created_at: row.createdAt.toISOString(),
    reply:
      row.reply !== null && row.repliedAt !== null
        ? { text: row.reply, created_at: row.repliedAt.toISOString() }
        : null,
    platform: row.platform,
  };
}

export function presentOwn(row: ReviewWithPeople, viewerId: string): OwnReview {
  const mayReply = row.aboutId === viewerId && row.publishedAt !== null && row.repliedAt === null;
  return {
    ...presentReview(row),
    purchase: { id: row.purchaseId, reference: transactionReference(row.number), handle: row.handle },
    about: { id: row.aboutId, name: row.aboutName },
    published_at: row.publishedAt?.toISOString() ?? null,
    visible_from: row.visibleFrom.toISOString(),
    actions: mayReply ? ['reply'] : [],
  };
}
