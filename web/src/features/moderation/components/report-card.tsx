import type { StaffReport } from '@oja/contract/staff-report';
import { useId } from 'react';
import { Card } from '@/components/ui/card';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { PriorityBadge, ReportStatusBadge, TypeMark } from './badges';
import { ClaimButton, ClaimLine } from './claim';
import { DecisionButtons, hasDecision } from './decision-buttons';
import { ReportMenu } from './report-menu';

type ReportCardProps = { report: StaffReport; onShow: () => void };

export function ReportCard({ report, onShow }: ReportCardProps) {
  const headingId = useId();
  return (
    <Card className="grid gap-3 p-4 sm:p-5">
      <article aria-labelledby={headingId} className="grid gap-3">
        <div className="flex items-start gap-3">
          <div className="grid min-w-0 flex-1 gap-1.5">
            <h2
              id={headingId}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold text-base"
            >
              <button
                type="button"
                className="min-w-0 cursor-pointer break-words text-left underline-offset-4 hover:underline"
                onClick={onShow}
              >
                {report.title}
              </button>
              <ReportStatusBadge status={report.status} />
              <PriorityBadge priority={report.priority} />
            </h2>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted-foreground text-sm">
              <TypeMark type={report.type} />
              <span>{report.reason}</span>
              <span className="min-w-0 break-words">
                Reported by <PersonLink id={report.reporter_id} name={report.reporter} />
              </span>
              <time dateTime={report.reportDate}>{formatDateTime(report.reportDate)}</time>
              {report.same_target > 1 ? (
                <span className="font-medium text-warning">{report.same_target} reports about this</span>
              ) : null}
            </div>
          </div>
          <ReportMenu report={report} onShow={onShow} />
        </div>
        <p className="line-clamp-3 whitespace-pre-line break-words text-sm">{report.description}</p>
        <ClaimLine report={report} />
      </article>
      {hasDecision(report) || report.actions.includes('claim') ? (
        <div className="flex flex-wrap items-center gap-2 border-t pt-3">
          <DecisionButtons report={report} />
          <ClaimButton report={report} />
        </div>
      ) : null}
    </Card>
  );
}
