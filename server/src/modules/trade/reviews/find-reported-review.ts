import { platformLabels } from '@oja/contract/listing-labels';
import type { Db } from '../../../db/client.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import type { ReportTarget, WantedTarget } from '../../../domain/report/report-target.ts';
import { readReview } from './review.queries.ts';

/** A published review with its reply. */
export async function findReportedReview(db: Db, wanted: WantedTarget): Promise<ReportTarget | undefined> {
  const review = await readReview(db, wanted.id);
  if (review === undefined || review.publishedAt === null || review.takenDownAt !== null) return undefined;
  return {
    ownerId: review.authorId,
    title: `Review of ${shownText(review.aboutName)} by ${shownText(review.authorName)}`,
    snapshot: {
      text: review.text,
      facts: [
        { label: 'Stars', value: `${review.rating} of 5` },
        { label: 'Account', value: `${review.handle} on ${platformLabels[review.platform]}` },
        ...(review.reply === null ? [] : [{ label: 'Answer', value: review.reply }]),
      ],
      pictures: [],
    },
  };
}
