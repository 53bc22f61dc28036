import { zodResolver } from '@hookform/resolvers/zod';
import { savedViewEndpoints, viewTerms } from '@oja/contract/saved-views';
import { useForm } from 'react-hook-form';
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
import { emptyFieldSentences } from '@/lib/form-schemas';

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

const resolver = zodResolver(
  savedViewEndpoints.saveView.body.pick({ name: true }),
  emptyFieldSentences({ name: 'Please give the view a name.' }),
);

export function ViewNameDialog(props: ViewNameDialogProps) {
  const { title, description, confirmLabel, onConfirm, onClose } = props;
  const { register, handleSubmit, setError, formState } = useForm({
    resolver,
    defaultValues: { name: props.name ?? '' },
  });
  const submit = handleSubmit(async ({ name }) => {
    try {
      await onConfirm(name);
      onClose();
    } catch (error) {
      setError('name', { message: failureSentence(error, 'The view could not be saved.') });
    }
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{description}</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody>
            <Field label="Name" required error={formState.errors.name?.message}>
              <Input maxLength={viewTerms.nameLength} {...register('name')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={formState.isSubmitting} busyLabel="Saving...">
              {confirmLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
