import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';

type ShownCodeDialogProps = { code: string; open: boolean; onClose: () => void };

/** The one time a code is shown. A press outside does not close it, since it cannot be opened again. */
export function ShownCodeDialog({ code, open, onClose }: ShownCodeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="sm" onInteractOutside={(event) => event.preventDefault()}>
        <DialogHeader>
          <DialogTitle>Your code</DialogTitle>
          <DialogDescription>
            It is shown this one time and is removed from Oja already. Use or copy it before you close this.
          </DialogDescription>
        </DialogHeader>
        <DialogBody>
          <p className="select-all whitespace-pre-wrap break-all rounded-md bg-muted p-4 text-center font-mono font-semibold text-2xl">
            {code}
          </p>
        </DialogBody>
        <DialogFooter>
          <CopyButton
            text={code}
            label="Copy the code"
            showLabel
            variant="outline"
            size="md"
            onFailed={() =>
              toast({ title: 'Could not copy', description: 'Please select and copy it yourself.' })
            }
          />
          <Button onClick={onClose}>I have used it</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
