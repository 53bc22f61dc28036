import type { DisputeCase } from '@oja/contract/disputes';
import { FactRow } from '@/components/ui/fact-rows';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { claimRows } from '@/shared/listings/claim-texts';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { thumbnailOf } from '@/shared/listings/thumbnail-of';

/** The account as it was offered on the day it was bought; later edits do not show here. */
export function BoughtAccount({ account }: { account: DisputeCase['listing'] }) {
  return (
    <div className="grid gap-4 p-5">
      <div className="flex items-center gap-3">
        <PlatformMark platform={account.platform} tile />
        <div className="min-w-0">
          <p className="wrap-anywhere font-semibold">{account.handle}</p>
          <p className="text-muted-foreground text-sm">
            {platformLabel(account.platform)}
            {account.category ? ` · ${account.category}` : null}
          </p>
        </div>
      </div>
      <dl className="tabular grid gap-2 text-sm">
        <FactRow label="Price">{formatNaira(account.price)}</FactRow>
        {account.followers === null ? null : (
          <FactRow label="Followers">{formatCount(account.followers)}</FactRow>
        )}
        {account.engagement === null ? null : <FactRow label="Engagement">{account.engagement}%</FactRow>}
        {claimRows(account.claims).map(({ term, value }) => (
          <FactRow key={term} label={`${term}, says the seller`}>
            {value}
          </FactRow>
        ))}
      </dl>
      <p className="whitespace-pre-line wrap-anywhere text-sm">{account.description}</p>
      {account.images.length > 0 ? (
        <ul className="grid grid-cols-2 gap-2">
          {account.images.map((image, index) => (
            <li key={image} className="min-w-0">
              <a href={image} target="_blank" rel="noreferrer" className="block rounded-md">
                <ListingPicture
                  src={thumbnailOf(image)}
                  platform={account.platform}
                  alt={`Screenshot ${index + 1} as it was bought, opens in a new tab`}
                  className="rounded-md border"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
