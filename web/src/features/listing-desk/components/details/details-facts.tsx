import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { ExternalLink } from 'lucide-react';
import { PlatformMark, platformLabel } from '@/components/ui/platform-mark';
import { countOf, formatCount } from '@/lib/counts';
import { formatDate, formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { claimRows } from '@/shared/listings/claim-texts';
import { handoverText } from '@/shared/listings/handover-texts';
import { Fact, FactList } from './fact-list';

export function DetailsFacts({ listing }: { listing: StaffListingDetails }) {
  return (
    <section aria-labelledby="details-facts">
      <h3 id="details-facts" className="font-semibold">
        The account
      </h3>
      <FactList>
        <Fact label="Platform">
          <PlatformMark platform={listing.platform} size="sm" className="mr-1.5 inline align-text-bottom" />
          {platformLabel(listing.platform)}
        </Fact>
        <Fact label="Category">{listing.category ?? '—'}</Fact>
        <Fact label="Price">
          <span className="tabular">{formatNaira(listing.price)}</span>
        </Fact>
        <Fact label="Followers">
          {listing.followers_count === null ? '—' : formatCount(listing.followers_count)}
        </Fact>
        <Fact label="Engagement">{listing.engagement === null ? '—' : `${listing.engagement}%`}</Fact>
        <Fact label="Hand-over">{handoverText(listing)}</Fact>
        <Fact label="Cover">{listing.cover_days === 0 ? 'None' : countOf(listing.cover_days, 'day')}</Fact>
        {claimRows(listing.claims).map(({ term, value }) => (
          <Fact key={term} label={`${term} (claim)`}>
            {value}
          </Fact>
        ))}
        <Fact label="Profile">
          <a
            href={listing.url}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex max-w-full items-center gap-1 rounded-sm text-primary underline underline-offset-4"
          >
            Open
            <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
          </a>
        </Fact>
        <Fact label="Submitted">{formatDateTime(listing.submitted_at)}</Fact>
        <Fact label="First approved">{listing.postedDate ? formatDate(listing.postedDate) : '—'}</Fact>
        <Fact label="Views, saves">
          {formatCount(listing.views)}, {formatCount(listing.saves)}
        </Fact>
        <Fact label="Hand-over notes">{listing.has_handover_notes ? 'Sealed' : 'None'}</Fact>
        {listing.rejection_reason ? <Fact label="Rejected because">{listing.rejection_reason}</Fact> : null}
      </FactList>
    </section>
  );
}
