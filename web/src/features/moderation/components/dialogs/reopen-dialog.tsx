import type { StaffReport } from '@oja/contract/staff-report';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { reopenReportMutation } from '../../api';
import { doneSentence } from '../../logic/report-labels';

type ReopenDialogProps = { report: StaffReport; onClose: () => void; onDone: () => void };

export function ReopenDialog({ report, onClose, onDone }: ReopenDialogProps) {
  const reopen = useMutation(reopenReportMutation);
  const confirm = async (reason: string) => {
    try {
      await reopen.mutateAsync({ id: report.id, reason });
      onDone();
      toast({ title: 'Report reopened' });
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Reopen this report"
      description={`${report.title} goes back to the open reports, and the reporter is told. ${keptSentence(report)}`}
      label="Reason"
      hint="It stays in the history and in the audit log."
      confirmLabel="Reopen"
      busyLabel="Reopening..."
      busy={reopen.isPending}
      onConfirm={(reason) => void confirm(reason)}
    />
  );
}

function keptSentence({ done }: StaffReport): string {
  return done.length === 0 ? '' : `What was done stays: ${doneSentence(done)}`;
}
