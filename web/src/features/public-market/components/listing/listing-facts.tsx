import type { ListingDetails } from '@oja/contract/listings';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/counts';

export function ListingFacts({ listing }: { listing: ListingDetails }) {
  return (
    <section aria-labelledby="account-facts">
      <h2 id="account-facts" className="font-semibold text-2xl">
        Figures
      </h2>
      <dl className="mt-3 flex flex-wrap gap-px overflow-hidden rounded-lg border bg-border">
        <Fact label="Followers">{listing.followers === null ? '—' : formatCount(listing.followers)}</Fact>
        <Fact label="Engagement">{listing.engagement === null ? '—' : `${listing.engagement}%`}</Fact>
        {listing.watching > 0 ? <Fact label="Watching">{formatCount(listing.watching)}</Fact> : null}
        {listing.url === null ? (
          <Fact label="Profile">Shown to its buyer</Fact>
        ) : (
          <Fact label="Profile">
            {/* What a person typed as an address; the server lets only web addresses through. */}
            <a
              href={listing.url}
              target="_blank"
              rel="noopener noreferrer nofollow ugc"
              className="inline-flex items-center gap-1 rounded-sm text-primary underline underline-offset-4"
            >
              Open
              <ExternalLink aria-hidden="true" className="size-4" />
              <span className="sr-only">the profile in a new tab</span>
            </a>
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 grow basis-32 bg-card p-4">
      <dt className="text-muted-foreground text-sm">{label}</dt>
      <dd className="tabular mt-1 font-semibold text-lg">{children}</dd>
    </div>
  );
}
