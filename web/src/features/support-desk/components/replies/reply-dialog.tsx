import { zodResolver } from '@hookform/resolvers/zod';
import { type CannedReply, cannedPlaceholders, cannedReplyBody } from '@oja/contract/canned-replies';
import { textLimits } from '@oja/contract/text-limits';
import { ticketLimits } from '@oja/contract/ticket-fields';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
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
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { saveCannedReplyMutation } from '../../api';
import { ActionFields } from './action-fields';

type ReplyDialogProps = {
  /** Undefined for a new one. */
  reply: CannedReply | undefined;
  onClose: () => void;
};

const gaps = cannedPlaceholders.map((name) => `{${name}}`).join(', ');

export function ReplyDialog({ reply, onClose }: ReplyDialogProps) {
  const { register, control, handleSubmit, formState } = useForm({
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '', actions: reply?.actions ?? {} },
    resolver: zodResolver(cannedReplyBody),
  });
  const saving = useMutation({
    ...saveCannedReplyMutation,
    onSuccess: () => {
      toast({ title: 'Canned Reply Saved', description: 'Everybody at the desk can use it.' });
      onClose();
    },
    onError: (error) => toastFailure(error, 'The canned reply could not be saved.'),
  });
  const { errors } = formState;
  return (
    <Dialog open onOpenChange={(open) => (open || saving.isPending ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>{reply ? 'Edit canned reply' : 'Add canned reply'}</DialogTitle>
          <DialogDescription>
            {gaps} are filled in for each ticket. It can still be changed before it is sent.
          </DialogDescription>
        </DialogHeader>
        <form
          noValidate
          className="contents"
          onSubmit={handleSubmit((body) => saving.mutate({ id: reply?.id, body }))}
        >
          <DialogBody className="grid content-start gap-5">
            <Field label="Title" required error={errors.title?.message}>
              <Input
                maxLength={textLimits.cannedReplyTitle}
                disabled={saving.isPending}
                {...register('title')}
              />
            </Field>
            <Field label="Text" required error={errors.text?.message}>
              <Textarea
                rows={8}
                maxLength={ticketLimits.text}
                disabled={saving.isPending}
                {...register('text')}
              />
            </Field>
            <Controller
              control={control}
              name="actions"
              render={({ field }) => (
                <ActionFields
                  actions={field.value ?? {}}
                  disabled={saving.isPending}
                  onChange={field.onChange}
                />
              )}
            />
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={saving.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
