import { zodResolver } from '@hookform/resolvers/zod';
import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { reportTextAtMost } from '@oja/contract/report-fields';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { noteReportMutation } from '../../api';
import { Section } from './section';

const resolver = zodResolver(
  adminReportEndpoints.noteReport.body,
  emptyFieldSentences({ text: 'Please write something first.' }),
);

export function NoteForm({ reportId }: { reportId: string }) {
  const note = useMutation(noteReportMutation);
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: { text: '' } });
  const submit = handleSubmit(async (body) => {
    try {
      await note.mutateAsync({ id: reportId, body });
      reset();
      toast({ title: 'Note saved' });
    } catch (error) {
      toastFailure(error);
    }
  });
  return (
    <Section title="Moderation note">
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Field
          label="Note"
          labelHidden
          hint="Kept on the report, for staff only."
          error={formState.errors.text?.message}
        >
          <Textarea rows={3} maxLength={reportTextAtMost} {...register('text')} />
        </Field>
        <Button
          type="submit"
          variant="outline"
          size="sm"
          busy={note.isPending}
          busyLabel="Saving..."
          className="justify-self-start"
        >
          Save note
        </Button>
      </form>
    </Section>
  );
}
