import { zodResolver } from '@hookform/resolvers/zod';
import { adminUserEndpoints } from '@oja/contract/admin-users';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { cn } from '@/lib/class-names';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { addNoteMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';

const resolver = zodResolver(
  adminUserEndpoints.addUserNote.body,
  emptyFieldSentences({ text: 'Please write something.' }),
);

/** For staff among themselves; what is written stays. */
export function NoteForm({ userId, className }: { userId: string; className?: string }) {
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: { text: '' } });
  const add = useMutation({
    ...addNoteMutation,
    onSuccess: () => reset(),
    onError: (error) => toastUserFailure(error, { refused: 'Failed to save the note' }),
  });
  const submit = handleSubmit(({ text }) => add.mutate({ id: userId, text }));
  return (
    <form noValidate onSubmit={submit} className={cn('grid gap-3', className)}>
      <Field
        label="New note"
        hint="Only staff read notes. They cannot be changed or removed."
        error={formState.errors.text?.message}
      >
        <Textarea maxLength={textLimits.userNote} {...register('text')} />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        busy={add.isPending}
        busyLabel="Saving..."
      >
        Add note
      </Button>
    </form>
  );
}
