import type { StaffReportDetails } from '@oja/contract/staff-report';
import { Button } from '@/components/ui/button';
import { formatDate } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { ReportStatusBadge } from '../badges';
import { Section } from './section';

type OtherReportsProps = {
  others: StaffReportDetails['others'];
  onShow: (reportId: string) => void;
};

export function OtherReports({ others, onShow }: OtherReportsProps) {
  return (
    <Section title="Other reports about it">
      {others.length === 0 ? (
        <p className="text-muted-foreground text-sm">Nobody else has reported it.</p>
      ) : (
        <ul className="divide-y rounded-lg border">
          {others.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 text-sm">
              <Button variant="link" className="h-auto p-0" onClick={() => onShow(other.id)}>
                {other.reason}
              </Button>
              <span className="min-w-0 break-words text-muted-foreground">
                <PersonLink id={other.reporter_id} name={other.reporter} />, {formatDate(other.reportDate)}
              </span>
              <span className="ml-auto">
                <ReportStatusBadge status={other.status} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
