import { type HandoverStep, handoverNoteAtMost } from '@oja/contract/handovers';
import type { RefObject } from 'react';
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
import { Textarea } from '@/components/ui/textarea';
import { capitalise } from '@/lib/capitalise';
import { ScreenshotsField } from '@/shared/screenshots/screenshots-field';
import { useTickStep } from '../../hooks/use-tick-step';
import { evidenceSentence } from '../../logic/step-texts';

type DoneDialogProps = {
  purchaseId: string;
  step: HandoverStep;
  /** The one who reads the note, inside a sentence. */
  reader: string;
  /** Gets the focus when the step is done: the button that opened the dialog is gone then. */
  item: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
};

/** What was typed and uploaded stays when the dialog is closed by mistake or the call fails. */
export function DoneDialog({ purchaseId, step, reader, item, open, onClose }: DoneDialogProps) {
  const { form, tray, submit, isSending } = useTickStep({ purchaseId, step }, onClose);
  const { register, formState } = form;
  return (
    <Dialog open={open} onOpenChange={(next) => (next || isSending ? undefined : onClose())}>
      <DialogContent
        size="lg"
        onCloseAutoFocus={(event) => {
          if (step.may_tick) return;
          event.preventDefault();
          item.current?.focus({ preventScroll: true });
        }}
      >
        <DialogHeader>
          <DialogTitle>{step.title}</DialogTitle>
          <DialogDescription>
            Say that this is done. {capitalise(reader)} sees it with your note and pictures.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Field
              label="Note"
              hint={`Anything that ${reader} should know. Never a password: pass it as a code.`}
              error={formState.errors.note?.message}
            >
              <Textarea maxLength={handoverNoteAtMost} disabled={isSending} {...register('note')} />
            </Field>
            <div className="grid gap-2">
              <ScreenshotsField tray={tray} disabled={isSending} label="Pictures" hasCover={false} />
              <p className="text-muted-foreground text-sm empty:hidden">{evidenceSentence(step.evidence)}</p>
            </div>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isSending} busyLabel="Saving...">
              I have done this
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
