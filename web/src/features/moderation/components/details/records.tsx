import { roleLabels } from '@oja/contract/access';
import type { StaffReportDetails } from '@oja/contract/staff-report';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { countOf, formatCount } from '@/lib/counts';
import { formatDate } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { Section } from './section';

type Owner = StaffReportDetails['owner_record'];
type Reporter = StaffReportDetails['reporter_record'];

/** The owner of the reported content, and earlier reports about them. */
export function OwnerRecord({ owner }: { owner: Owner }) {
  if (!owner) return null;
  return (
    <Section title="Owner">
      <Person person={owner} />
      <Facts
        facts={[
          { term: 'Role', value: roleLabels[owner.role] },
          { term: 'Member since', value: formatDate(owner.member_since) },
          { term: 'Sales', value: formatCount(owner.sales) },
          { term: 'Disputes', value: formatCount(owner.disputes) },
          { term: 'Reports', value: verdicts(owner) },
          { term: 'Warnings', value: formatCount(owner.warnings) },
        ]}
      />
    </Section>
  );
}

export function ReporterRecord({ reporter }: { reporter: Reporter }) {
  if (!reporter) return null;
  return (
    <Section title="Reporter">
      <Person person={reporter} />
      <Facts
        facts={[
          { term: 'Reports sent', value: verdicts(reporter) },
          { term: 'Member since', value: formatDate(reporter.member_since) },
        ]}
      />
    </Section>
  );
}

function Person({ person }: { person: NonNullable<Owner | Reporter> }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <PersonLink id={person.id} name={person.name} className="min-w-0 break-words font-medium" />
      <span className="min-w-0 break-all text-muted-foreground">{person.email}</span>
      {person.status === 'active' ? null : (
        <Badge variant="destructive">{person.status === 'banned' ? 'Suspended' : 'Inactive'}</Badge>
      )}
    </p>
  );
}

function verdicts({ reports, right, wrong }: { reports: number; right: number; wrong: number }): string {
  return `${countOf(reports, 'report')}, ${formatCount(right)} upheld, ${formatCount(wrong)} dismissed`;
}
