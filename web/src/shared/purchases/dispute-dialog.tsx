import { sellerAnswerHours } from '@oja/contract/dispute-terms';
import { disputeReasonLabels, disputeReasons } from '@oja/contract/purchase-fields';
import { textLimits } from '@oja/contract/text-limits';
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
import { Textarea } from '@/components/ui/textarea';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { type DisputedPurchase, useFileDispute } from './use-file-dispute';

const reasonOptions = disputeReasons.map((reason) => ({ value: reason, label: disputeReasonLabels[reason] }));

type DisputeDialogProps = { purchase: DisputedPurchase; open: boolean; onClose: () => void };

/** What was typed and uploaded stays when the dialog is closed by mistake, or another one is opened meanwhile. */
export function DisputeDialog({ purchase, open, onClose }: DisputeDialogProps) {
  const { form, tray, submit, isSending } = useFileDispute(purchase, onClose);
  const { control, register, formState } = form;
  return (
    <Dialog open={open} onOpenChange={(next) => (next || isSending ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>File Dispute</DialogTitle>
          <DialogDescription>
            The money for {purchase.listing.handle} stays in escrow until it is settled. The seller has{' '}
            {sellerAnswerHours} hours to answer, then our team decides.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Field label="Reason" required error={formState.errors.reason?.message}>
              <ControlledSelect
                control={control}
                name="reason"
                options={reasonOptions}
                placeholder="What is wrong?"
              />
            </Field>
            <Field
              label="What happened"
              required
              hint="Say what you saw and when. The seller and our team read it."
              error={formState.errors.description?.message}
            >
              <Textarea maxLength={textLimits.statement} {...register('description')} />
            </Field>
            <ScreenshotsField tray={tray} disabled={isSending} label="Pictures" hasCover={false} />
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" busy={isSending} busyLabel="Filing...">
              File Dispute
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
