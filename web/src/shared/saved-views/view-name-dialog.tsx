import { viewTerms } from '@oja/contract/saved-views';
import { type FormEvent, useState } from 'react';
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
import { failureSentence } from '@/lib/api/failure-sentence';

type ViewNameDialogProps = {
  title: string;
  description: string;
  confirmLabel: string;
  /** The name so far. */
  name?: string;
  /** Closes the dialog when it is done; what it refuses is said at the field. */
  onConfirm: (name: string) => Promise<unknown>;
  onClose: () => void;
};

export function ViewNameDialog(props: ViewNameDialogProps) {
  const { title, description, confirmLabel, onConfirm, onClose } = props;
  const [name, setName] = useState(props.name ?? '');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setRefusal('Please give the view a name.');
    setBusy(true);
    try {
      await onConfirm(name.trim());
      onClose();
    } catch (error) {
      setRefusal(failureSentence(error, 'The view could not be saved.'));
      setBusy(false);
    }
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={(event) => void submit(event)} className="contents">
          <DialogBody>
            <Field label="Name" required error={refusal}>
              <Input
                maxLength={viewTerms.nameLength}
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  setRefusal(undefined);
                }}
              />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy} busyLabel="Saving...">
              {confirmLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
