import { platformLabels, staffStatusLabels } from '@oja/contract/listing-labels';
import { nairaText } from '@oja/contract/money';
import type { Db } from '../../../db/client.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import type { ReportTarget, WantedTarget } from '../../../domain/report/report-target.ts';

/** A listing that is or was on the market. Drafts of other sellers cannot be reported. */
export async function findReportedListing(db: Db, wanted: WantedTarget): Promise<ReportTarget | undefined> {
  const listing = await db
    .selectFrom('listings')
    .innerJoin('users', 'users.id', 'listings.sellerId')
    .select([
      'sellerId',
      'handle',
      'handoverKind',
      'platform',
      'url',
      'description',
      'category',
      'priceKobo',
      'followers',
    ])
    .select(['images', 'listings.status', 'users.nickname'])
    .where('listings.id', '=', wanted.id)
    .where('listings.status', 'in', [
      'posted',
      'sold',
      'disputed',
      ...(wanted.reporterId ? [] : hiddenFromMarket),
    ])
    .executeTakeFirst();
  if (listing === undefined) return undefined;
  return {
    ownerId: listing.sellerId,
    // The reporter reads the title in the export of their data.
    title: `${publicHandle(listing)} on ${platformLabels[listing.platform]}`,
    snapshot: {
      text: listing.description,
      facts: [
        { label: 'Seller', value: listing.nickname },
        { label: 'Address', value: listing.url },
        { label: 'Price', value: nairaText(listing.priceKobo) },
        ...(listing.category === null ? [] : [{ label: 'Category', value: listing.category }]),
        ...(listing.followers === null
          ? []
          : [{ label: 'Followers', value: listing.followers.toLocaleString('en-NG') }]),
        { label: 'Status', value: staffStatusLabels[listing.status] },
      ],
      pictures: listing.images.map((name) => `/media/${name}-thumb.webp`),
    },
  };
}

const hiddenFromMarket = ['draft', 'pending', 'rejected', 'removed'] as const;
