import type { StaffReportDetails } from '@oja/contract/staff-report';
import { useQuery } from '@tanstack/react-query';
import { rowDetails } from '@/components/list-keys/is-covered';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { formatDateTime } from '@/lib/dates';
import { ConversationReader } from '@/shared/messages/conversation-reader';
import { PersonLink } from '@/shared/people/person-link';
import { WorkPresence } from '@/shared/work/work-presence';
import { reportQuery, revealReportedConversation } from '../../api';
import { PriorityBadge, ReportStatusBadge, TypeMark } from '../badges';
import { ClaimButton, ClaimLine } from '../claim';
import { DecisionButtons, hasDecision } from '../decision-buttons';
import { History } from './history';
import { NoteForm } from './note-form';
import { OtherReports } from './other-reports';
import { QuickActions } from './quick-actions';
import { OwnerRecord, ReporterRecord } from './records';
import { Section } from './section';
import { Snapshot } from './snapshot';
import { TakenDown } from './taken-down';

type DetailsDialogProps = {
  reportId: string;
  onClose: () => void;
  onShow: (reportId: string) => void;
};

export function DetailsDialog({ reportId, onClose, onShow }: DetailsDialogProps) {
  const query = useQuery(reportQuery(reportId));
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl" {...rowDetails}>
        <LoadedDialog id={reportId} query={query} title="Report" failure="Failed to load the report">
          {(report) => <ReportFile report={report} onShow={onShow} />}
        </LoadedDialog>
      </DialogContent>
    </Dialog>
  );
}

const reasonsToRead = [
  'The message cannot be judged by itself.',
  'To see whether it happened before.',
] as const;

/** Everything a moderator needs to decide without looking elsewhere. */
function ReportFile({ report, onShow }: { report: StaffReportDetails; onShow: (id: string) => void }) {
  const isDecidable = hasDecision(report) || report.actions.includes('claim');
  return (
    <>
      <DialogHeader>
        <DialogTitle className="flex flex-wrap items-center gap-2">
          <span className="min-w-0 break-words">{report.title}</span>
          <ReportStatusBadge status={report.status} />
          <PriorityBadge priority={report.priority} />
        </DialogTitle>
        <DialogDescription asChild>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <TypeMark type={report.type} />
            <span>{report.reason}</span>
            <span>
              Reported by <PersonLink id={report.reporter_id} name={report.reporter} />
            </span>
            <time dateTime={report.reportDate}>{formatDateTime(report.reportDate)}</time>
            {report.added_by ? (
              <span>
                Written down by <PersonLink id={report.added_by_id} name={report.added_by} />
              </span>
            ) : null}
          </div>
        </DialogDescription>
        {report.decision === null ? <WorkPresence kind="report" id={report.id} /> : null}
      </DialogHeader>
      <DialogBody className="grid content-start gap-6 pb-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start gap-6">
          <Section title="What was reported">
            <p className="whitespace-pre-line break-words text-sm">{report.description}</p>
            <ClaimLine report={report} />
          </Section>
          <Snapshot report={report} />
          <TakenDown report={report} />
          {report.actions.includes('read_conversation') ? (
            <Section title="Conversation">
              <ConversationReader
                title="What was said around this message"
                suggestions={reasonsToRead}
                reveal={(reason) => revealReportedConversation(report.id, reason)}
                markedId={report.target_id ?? undefined}
              />
            </Section>
          ) : null}
          <OtherReports others={report.others} onShow={onShow} />
          <History events={report.timeline} />
        </div>
        <div className="grid content-start gap-6">
          <QuickActions report={report} />
          <NoteForm reportId={report.id} />
          <OwnerRecord owner={report.owner_record} />
          <ReporterRecord reporter={report.reporter_record} />
        </div>
      </DialogBody>
      {isDecidable ? (
        <DialogFooter className="grid grid-cols-2 sm:flex max-sm:[&>button]:col-span-2">
          <ClaimButton report={report} />
          <DecisionButtons report={report} />
        </DialogFooter>
      ) : null}
    </>
  );
}
