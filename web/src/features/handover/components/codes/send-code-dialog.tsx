import { handoverCodeMinutes } from '@oja/contract/handover-labels';
import { handoverCodeAtMost } from '@oja/contract/handovers';
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
import { Input } from '@/components/ui/input';
import { useSendCode } from '../../hooks/use-send-code';

type SendCodeDialogProps = {
  purchaseId: string;
  /** Who reads it, inside a sentence. */
  reader: string;
  open: boolean;
  onClose: () => void;
};

export function SendCodeDialog({ purchaseId, reader, open, onClose }: SendCodeDialogProps) {
  const { form, submit, isSending } = useSendCode(purchaseId, onClose);
  return (
    <Dialog open={open} onOpenChange={(next) => (next || isSending ? undefined : onClose())}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>Send a code</DialogTitle>
          <DialogDescription>
            For a code that the platform sent you, or a password of a mailbox. It is sealed: only {reader} can
            read it, once, within {handoverCodeMinutes} minutes. Then it is gone.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody>
            <Field label="Code" required error={form.formState.errors.code?.message}>
              <Input
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={handoverCodeAtMost}
                disabled={isSending}
                className="font-mono"
                {...form.register('code')}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isSending} busyLabel="Sending...">
              Send Code
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
