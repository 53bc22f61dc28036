import { zodResolver } from '@hookform/resolvers/zod';
import { adminUserEndpoints, type UserProfile } from '@oja/contract/admin-users';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { formatDateTime } from '@/lib/dates';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { addNoteMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';

const resolver = zodResolver(
  adminUserEndpoints.addUserNote.body,
  emptyFieldSentences({ text: 'Please write something.' }),
);

/** For staff among themselves; what is written stays. */
export function Notes({ profile }: { profile: UserProfile }) {
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: { text: '' } });
  const add = useMutation({
    ...addNoteMutation,
    onSuccess: () => reset(),
    onError: (error) => toastUserFailure(error, { refused: 'Failed to save the note' }),
  });
  const submit = handleSubmit(({ text }) => add.mutate({ id: profile.id, text }));
  return (
    <div className="grid gap-5">
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label="New note"
          hint="Only staff read notes. They cannot be changed or removed."
          error={formState.errors.text?.message}
        >
          <Textarea maxLength={2_000} {...register('text')} />
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
      {profile.notes.length === 0 ? (
        <p className="text-muted-foreground text-sm">No notes yet.</p>
      ) : (
        <ul className="divide-y rounded-lg border">
          {profile.notes.map((note) => (
            <li key={note.id} className="grid gap-1 px-4 py-3 text-sm">
              <p className="whitespace-pre-wrap break-words">{note.text}</p>
              <p className="text-muted-foreground text-xs">
                {note.author}, <time dateTime={note.created_at}>{formatDateTime(note.created_at)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
