import { reportTextAtMost } from '@oja/contract/report-fields';
import type { StaffReport } from '@oja/contract/staff-report';
import { undoMs } from '@oja/contract/undo';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { useNextToast } from '@/shared/work/use-next-toast';
import { dismissReportMutation, undoDismissalMutation } from '../../api';

type DismissDialogProps = { report: StaffReport; onClose: () => void; onDone: () => void };

export function DismissDialog({ report, onClose, onDone }: DismissDialogProps) {
  const [note, setNote] = useState('');
  const nextToast = useNextToast();
  const dismiss = useMutation(dismissReportMutation);
  const undo = useMutation(undoDismissalMutation);
  const takeBack = async () => {
    try {
      await undo.mutateAsync(report.id);
      toast({ title: 'The dismissal was undone' });
    } catch (error) {
      toastFailure(error);
    }
  };
  // The card may be rendered without this dialog before the answer arrives; the toast must not depend on it.
  const confirm = async () => {
    try {
      await dismiss.mutateAsync({ id: report.id, body: { note: note.trim() } });
      onDone();
      void nextToast({ title: 'Report dismissed', durationMs: undoMs, undo: () => void takeBack() });
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Dismiss this report"
      description={`${report.title}: nothing is wrong with it, and the reporter is told so.`}
      confirmLabel="Dismiss"
      busyLabel="Dismissing..."
      busy={dismiss.isPending}
      onConfirm={() => void confirm()}
    >
      <Field label="Moderation note" hint="For staff only.">
        <Textarea
          maxLength={reportTextAtMost}
          rows={2}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </Field>
    </AlertDialog>
  );
}
