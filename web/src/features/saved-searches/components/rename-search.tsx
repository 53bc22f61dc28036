import { zodResolver } from '@hookform/resolvers/zod';
import { createSavedSearchBody, type SavedSearch, savedSearchTerms } from '@oja/contract/saved-searches';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { updateSavedSearchMutation } from '@/shared/saved-searches/api';

const form = createSavedSearchBody.pick({ name: true });
const sentences = emptyFieldSentences({ name: 'Please give the search a name.' });

type RenameSearchProps = { search: SavedSearch; open: boolean; onClose: () => void };

export function RenameSearch({ search, open, onClose }: RenameSearchProps) {
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(form, sentences),
    values: { name: search.name },
  });
  const renaming = useMutation({
    ...updateSavedSearchMutation,
    onSuccess: onClose,
    onError: (error) => toastFailure(error, 'The name could not be saved. Please try again.'),
  });
  const cancel = () => {
    reset();
    onClose();
  };
  return (
    <Dialog open={open} onOpenChange={() => (renaming.isPending ? undefined : cancel())}>
      <DialogContent size="sm" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>Rename search</DialogTitle>
        </DialogHeader>
        <form
          noValidate
          onSubmit={handleSubmit(({ name }) => renaming.mutate({ id: search.id, name }))}
          className="contents"
        >
          <DialogBody>
            <Field label="Name" required error={formState.errors.name?.message}>
              <Input autoComplete="off" maxLength={savedSearchTerms.nameLength} {...register('name')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={renaming.isPending} onClick={cancel}>
              Cancel
            </Button>
            <Button type="submit" busy={renaming.isPending} busyLabel="Saving...">
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
