import type { ApplicationInReview } from '@oja/contract/applications';
import { Avatar } from '@/components/ui/avatar';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { formatDate } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { FactList } from '../fact-list';

/** The account behind the application, to compare with what was filled in. */
export function ApplicantCard({ applicant }: { applicant: ApplicationInReview['applicant'] }) {
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
            { term: 'Role', value: applicant.role.replace('_', ' ') },
            { term: 'Plan', value: applicant.plan ?? 'None' },
            { term: 'Member since', value: formatDate(applicant.created_at) },
          ]}
        />
      </CardContent>
    </Card>
  );
}
