import { roleLabels } from '@oja/contract/access';
import type { ApplicationInReview } from '@oja/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { Avatar } from '@/components/ui/avatar';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { personQuery } from '@/shared/people/person-query';
import { FactList, type FactShown } from '../fact-list';

/** The account behind the application, to compare with what was filled in. */
export function ApplicantCard({ applicant }: { applicant: ApplicationInReview['applicant'] }) {
  const trade = useTradeFacts(applicant.id);
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Account</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <div className="flex items-center gap-3">
          <Avatar name={applicant.name} src={applicant.avatar} />
          <div className="grid min-w-0">
            <PersonLink id={applicant.id} name={applicant.name} className="truncate font-medium" />
            <span className="truncate text-muted-foreground text-sm">{applicant.email}</span>
          </div>
        </div>
        <FactList
          facts={[
            { term: 'User', value: `#${String(applicant.number).padStart(6, '0')}` },
            { term: 'Role', value: roleLabels[applicant.role] },
            { term: 'Plan', value: applicant.plan ?? 'None' },
            { term: 'Member since', value: formatDate(applicant.created_at) },
            ...trade,
          ]}
        />
      </CardContent>
    </Card>
  );
}

type Trades = { open: number; completed: number; disputed: number };

/** What the applicant has traded so far. */
function useTradeFacts(id: string): FactShown[] {
  const { data, isError } = useQuery(personQuery(id));
  const textOf = (trades: Trades | undefined) => {
    if (!trades) return isError ? 'Could not be loaded' : 'Loading...';
    return [
      `${formatCount(trades.completed)} completed`,
      `${formatCount(trades.open)} open`,
      `${formatCount(trades.disputed)} disputed`,
    ].join(', ');
  };
  return [
    { term: 'Sales', value: textOf(data?.sales) },
    { term: 'Purchases', value: textOf(data?.purchases) },
  ];
}
