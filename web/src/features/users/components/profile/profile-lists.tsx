import { staffStatusLabels } from '@oja/contract/listing-labels';
import type { UserProfile } from '@oja/contract/managed-user-fields';
import { staffPurchaseStatusLabels } from '@oja/contract/purchase-fields';
import { reportStatusLabels } from '@oja/contract/report-fields';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { PlatformMark } from '@/components/ui/platform-mark';
import { adminPaths } from '@/config/admin-paths';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { StaffLink } from '@/shared/people/staff-link';

type ProfileListProps = { profile: UserProfile };
type Line = {
  key: string;
  mark?: ReactNode;
  title: ReactNode;
  note: ReactNode;
  figure?: string;
  status: string;
};

const linkClasses = 'font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary';

export function PurchaseList({ profile }: ProfileListProps) {
  return (
    <Lines
      nothing="No purchases or sales yet."
      lines={profile.purchases.map((purchase) => ({
        key: purchase.purchase_id,
        mark: <PlatformMark platform={purchase.platform} size="sm" labelled />,
        title: (
          <StaffLink
            to={`${adminPaths.transactions}?details=${purchase.purchase_id}`}
            className={linkClasses}
          >
            {purchase.reference} {purchase.account}
          </StaffLink>
        ),
        note: `${purchase.side === 'buyer' ? 'Bought' : 'Sold'} ${formatDate(purchase.created_at)}`,
        figure: formatNaira(purchase.amount),
        status: staffPurchaseStatusLabels[purchase.status],
      }))}
    />
  );
}

export function ListingList({ profile }: ProfileListProps) {
  return (
    <Lines
      nothing="No listings yet."
      lines={profile.listings.map((listing) => ({
        key: listing.id,
        mark: <PlatformMark platform={listing.platform} size="sm" labelled />,
        title: (
          <StaffLink to={paths.listing.inReview(listing.id)} className={linkClasses}>
            {listing.handle}
          </StaffLink>
        ),
        note: formatDate(listing.created_at),
        figure: formatNaira(listing.price),
        status: staffStatusLabels[listing.status],
      }))}
    />
  );
}

export function ReportList({ profile }: ProfileListProps) {
  return (
    <Lines
      nothing="Nobody has reported them."
      lines={profile.reports.map((report) => ({
        key: report.id,
        title: (
          <StaffLink to={`${adminPaths.moderation}?report=${report.id}`} className={linkClasses}>
            {report.title}
          </StaffLink>
        ),
        note: (
          <>
            {report.reason}, by <PersonLink id={report.reporter_id} name={report.reporter} />,{' '}
            {formatDate(report.reported_at)}
          </>
        ),
        status: reportStatusLabels[report.status],
      }))}
    />
  );
}

function Lines({ lines, nothing }: { lines: readonly Line[]; nothing: string }) {
  if (lines.length === 0) return <p className="text-muted-foreground text-sm">{nothing}</p>;
  return (
    <ul className="divide-y rounded-lg border">
      {lines.map(({ key, mark, title, note, figure, status }) => (
        <li key={key} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm">
          {mark}
          <div className="min-w-40 flex-1">
            <p className="break-words">{title}</p>
            <p className="text-muted-foreground text-xs">{note}</p>
          </div>
          {figure ? <span className="tabular whitespace-nowrap">{figure}</span> : null}
          <Badge variant="outline">{status}</Badge>
        </li>
      ))}
    </ul>
  );
}
