import { zodResolver } from '@hookform/resolvers/zod';
import { reviewEndpoints, reviewTerms } from '@oja/contract/reviews';
import { textLimits } from '@oja/contract/text-limits';
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
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { useFormDraft } from '@/lib/use-form-draft';
import { writeReviewMutation } from '../../api';
import { StarInput } from './star-input';

const hiddenRule = `Neither side reads the review of the other before both have written one, or ${reviewTerms.hiddenDays} days have passed.`;

const resolver = zodResolver(
  reviewEndpoints.writeReview.body,
  emptyFieldSentences({ rating: 'Please choose one to five stars.', text: 'Please write a few words.' }),
);

const empty = { rating: 0, text: '' };

type ReviewDialogProps = {
  purchaseId: string;
  /** The name of the other side. */
  about: string;
  open: boolean;
  onClose: () => void;
};

export function ReviewDialog({ purchaseId, about, open, onClose }: ReviewDialogProps) {
  const form = useForm({ resolver, defaultValues: empty });
  const { control, register, handleSubmit, formState } = form;
  const forgetDraft = useFormDraft(form, { key: `review-${purchaseId}`, empty });
  const review = useMutation({
    ...writeReviewMutation,
    onSuccess: ({ data }) => {
      onClose();
      forgetDraft();
      toast({
        title: 'Review Saved',
        description:
          data.published_at === null
            ? 'It is shown when the other side has written too.'
            : 'Both reviews are shown now.',
      });
    },
    onError: (error) => toastFailure(error, 'Please try again.', 'Could not save the review'),
  });
  const isBusy = review.isPending;
  const submit = handleSubmit((body) => review.mutate({ id: purchaseId, body }));
  return (
    <Dialog open={open} onOpenChange={(next) => (next || isBusy ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Review {about}</DialogTitle>
          <DialogDescription>It cannot be changed afterwards.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Controller
              control={control}
              name="rating"
              render={({ field, fieldState }) => (
                <Field label="Rating" required error={fieldState.error?.message}>
                  <StarInput value={field.value} onChange={field.onChange} disabled={isBusy} />
                </Field>
              )}
            />
            <Field label="Your review" required error={formState.errors.text?.message}>
              <Textarea
                maxLength={textLimits.review}
                placeholder="How was the hand-over? Was the account as described?"
                {...register('text')}
              />
            </Field>
            <Notice>{hiddenRule}</Notice>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isBusy} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={isBusy} busyLabel="Saving...">
              Save Review
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
