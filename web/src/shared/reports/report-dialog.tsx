import { zodResolver } from '@hookform/resolvers/zod';
import { type ReportType, reportReasons, reportTextAtMost } from '@oja/contract/report-fields';
import { reportEndpoints } from '@oja/contract/reports';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ControlledSelect } from '@/components/ui/controlled-select';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { reportedThings } from './report-labels';
import { sendReport } from './send-report';

export type ReportDialogProps = {
  type: ReportType;
  targetId: string;
  /** What the person sees of it, for example '@lagosfoodie'. */
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const resolver = zodResolver(
  reportEndpoints.submitReport.body.pick({ reason: true, description: true }),
  emptyFieldSentences({ reason: 'Please choose a reason.', description: 'Please say what you saw.' }),
);

const reasonOptions = reportReasons.map((reason) => ({ value: reason, label: reason }));

/** Tells the moderators about something. What was typed stays when the dialog is closed by mistake. */
export function ReportDialog({ type, targetId, name, open, onOpenChange }: ReportDialogProps) {
  const { control, register, handleSubmit, setError, reset, formState } = useForm({
    resolver,
    defaultValues: { reason: undefined, description: '' },
  });
  const isSending = formState.isSubmitting;
  const submit = handleSubmit(async ({ reason, description }) => {
    try {
      const { message } = await sendReport({ type, target_id: targetId, reason, description });
      onOpenChange(false);
      reset();
      toast({ title: 'Report Sent', description: message });
    } catch (error) {
      setError('root', {
        message: failureSentence(error, 'The report could not be sent. Please try again.'),
      });
    }
  });
  return (
    <Dialog open={open} onOpenChange={(next) => (isSending ? undefined : onOpenChange(next))}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Report this {reportedThings[type]}</DialogTitle>
          <DialogDescription>
            Our team looks at {name} and tells you what came of it. The other side does not learn who you are.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            {formState.errors.root ? (
              <Notice variant="danger" role="alert">
                {formState.errors.root.message}
              </Notice>
            ) : null}
            <Field label="Reason" required error={formState.errors.reason?.message}>
              <ControlledSelect
                control={control}
                name="reason"
                options={reasonOptions}
                placeholder="What is wrong?"
              />
            </Field>
            <Field label="Description" required error={formState.errors.description?.message}>
              <Textarea
                maxLength={reportTextAtMost}
                placeholder="What did you see?"
                {...register('description')}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={() => onOpenChange(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" busy={isSending} busyLabel="Sending...">
              Send Report
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
