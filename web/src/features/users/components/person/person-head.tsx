import type { PersonPage } from '@oja/contract/person-page';
import { recallDays } from '@oja/contract/recall-terms';
import { Avatar } from '@/components/ui/avatar';
import { Card } from '@/components/ui/card';
import { Facts } from '@/components/ui/facts';
import { formatDate } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { paddedNumber, sellingText } from '../../logic/user-labels';
import { RoleBadge, StatusBadge, VerifiedBadge } from '../badges';

/** Who it is and how the account stands. */
export function PersonHead({ person }: { person: PersonPage }) {
  return (
    <Card className="grid gap-6 p-5 sm:p-6 @3xl:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="flex items-start gap-4">
        <Avatar name={person.name} src={person.avatar} size="lg" />
        <div className="grid min-w-0 gap-1.5">
          <p className="flex items-center gap-1.5 font-semibold">
            <span className="truncate">{person.nickname}</span>
            {person.verified ? <VerifiedBadge /> : null}
          </p>
          <p className="break-all text-muted-foreground text-sm">{person.email}</p>
          <div className="flex flex-wrap gap-1.5">
            <RoleBadge role={person.role} />
            <StatusBadge status={person.status} />
          </div>
        </div>
      </div>
      <Facts
        className="grid-cols-2 @2xl:grid-cols-3 @5xl:grid-cols-4"
        facts={[
          { term: 'User ID', value: <span className="tabular">{paddedNumber(person.number)}</span> },
          { term: 'Member since', value: formatDate(person.created_at) },
          {
            term: 'Last seen',
            value: person.last_seen_at ? formatAgo(person.last_seen_at) : 'Not lately',
          },
          { term: 'Plan', value: person.plan?.name ?? 'None' },
          { term: 'Phone', value: person.phone || 'Not given' },
          { term: 'Location', value: person.location || 'Not given' },
          { term: 'E-mail', value: person.email_confirmed ? 'Confirmed' : 'Not confirmed' },
          { term: 'Two-factor sign-in', value: person.two_factor ? 'On' : 'Off' },
          { term: 'Selling', value: sellingText(person) },
          { term: `Recalls in ${recallDays} days`, value: String(person.recalls) },
          { term: 'Purchases', value: purchasesText(person.purchases) },
          { term: 'Sales', value: purchasesText(person.sales) },
        ]}
      />
    </Card>
  );
}

function purchasesText({ open, completed, disputed }: PersonPage['purchases']): string {
  const parts = [`${completed} completed`];
  if (open > 0) parts.push(`${open} open`);
  if (disputed > 0) parts.push(`${disputed} disputed`);
  return parts.join(', ');
}
