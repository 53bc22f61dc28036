import { zodResolver } from '@hookform/resolvers/zod';
import { reportTextAtMost } from '@oja/contract/report-fields';
import { quickActions, type StaffReport } from '@oja/contract/staff-report';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
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
import { RadioGroup, RadioOption } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { toastFailure } from '@/components/ui/toast-failure';
import { useNextToast } from '@/shared/work/use-next-toast';
import { approveReportMutation } from '../../api';
import { type ApproveReportForm, approveReportForm } from '../../logic/report-forms';
import { quickActionLabels } from '../../logic/report-labels';

const noAction: ApproveReportForm = { action: 'none', text: '', note: '' };

type ApproveDialogProps = { report: StaffReport; onClose: () => void; onDone: () => void };

/** The report is right: what to do about the thing is asked in the same step, and done with it or not at all. */
export function ApproveDialog({ report, onClose, onDone }: ApproveDialogProps) {
  const nextToast = useNextToast();
  const approve = useMutation(approveReportMutation);
  const { control, register, handleSubmit, watch, formState } = useForm({
    resolver: zodResolver(approveReportForm),
    defaultValues: noAction,
  });
  const isActing = watch('action') !== 'none';
  const submit = handleSubmit(async ({ action, text, note }) => {
    const body = action === 'none' ? { action, note } : { action, text, note };
    try {
      await approve.mutateAsync({ id: report.id, body });
      onDone();
      void nextToast({ title: 'Report approved and resolved' });
    } catch (error) {
      toastFailure(error);
    }
  });
  return (
    <Dialog open onOpenChange={(open) => !open && !approve.isPending && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Approve this report</DialogTitle>
          <DialogDescription>
            {report.title}: {recipientsSentence(report.same_target)}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Controller
              control={control}
              name="action"
              render={({ field: { value, onChange } }) => (
                <Field label="What happens to it">
                  <RadioGroup value={value} onValueChange={onChange}>
                    <RadioOption value="none" label="Nothing more" hint="It was dealt with already." />
                    {quickActions
                      .filter((action) => report.actions.includes(action))
                      .map((action) => (
                        <RadioOption
                          key={action}
                          value={action}
                          label={quickActionLabels[action].label}
                          hint={quickActionLabels[action].hint}
                        />
                      ))}
                  </RadioGroup>
                </Field>
              )}
            />
            {isActing ? (
              <Field
                label="Reason"
                required
                hint="The person reads it, and it stays in the audit log."
                error={formState.errors.text?.message}
              >
                <Textarea maxLength={textLimits.reason} {...register('text')} />
              </Field>
            ) : null}
            <Field label="Moderation note" hint="For staff only.">
              <Textarea maxLength={reportTextAtMost} rows={2} {...register('note')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={approve.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={approve.isPending} busyLabel="Approving...">
              Approve
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

/** Other open reports about the same thing end with this one. */
function recipientsSentence(sameTarget: number): string {
  if (sameTarget === 1) return 'the reporter is told that the report was right.';
  return 'all open reports about it are approved with this one, and everybody who sent one is told.';
}
