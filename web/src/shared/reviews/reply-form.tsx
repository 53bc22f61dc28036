import { zodResolver } from '@hookform/resolvers/zod';
import { reviewEndpoints } from '@oja/contract/reviews';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { replyToReviewMutation } from '@/shared/reviews/api';

const resolver = zodResolver(
  reviewEndpoints.replyToReview.body,
  emptyFieldSentences({ text: 'Please write something.' }),
);

/** There is one answer, and it stays as it was sent. */
export function ReplyForm({ reviewId }: { reviewId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: { text: '' } });
  const reply = useMutation({
    ...replyToReviewMutation,
    onSuccess: () => toast({ title: 'Answer Sent' }),
    onError: (error) => toastFailure(error, 'Please try again.', 'Could not send the answer'),
  });
  if (!isOpen) {
    return (
      <Button variant="outline" size="sm" className="mt-1 justify-self-start" onClick={() => setOpen(true)}>
        Answer
      </Button>
    );
  }
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ text }) => reply.mutate({ id: reviewId, text }))}
      className="grid gap-2"
    >
      <Field
        label="Your answer"
        required
        hint="Everybody can read it. There is only one."
        error={formState.errors.text?.message}
      >
        <Textarea rows={2} maxLength={textLimits.reviewReply} {...register('text')} />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="sm" busy={reply.isPending} busyLabel="Sending...">
          Send Answer
        </Button>
        <Button variant="ghost" size="sm" disabled={reply.isPending} onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
