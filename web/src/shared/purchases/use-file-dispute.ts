import { zodResolver } from '@hookform/resolvers/zod';
import { sellerAnswerHours } from '@oja/contract/dispute-terms';
import { purchaseEndpoints } from '@oja/contract/purchases';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { useFormDraft } from '@/lib/use-form-draft';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { disputePurchaseMutation } from './api';
import { evidenceTrayLimit, uploadEvidence } from './evidence';

const resolver = zodResolver(
  purchaseEndpoints.disputePurchase.body.pick({ reason: true, description: true }),
  emptyFieldSentences({ reason: 'Please choose a reason.', description: 'Please say what happened.' }),
);

const empty = { reason: undefined, description: '' };

/** What the dialog needs of a purchase. */
export interface DisputedPurchase {
  id: string;
  listing: { handle: string };
}

/** Pictures are on their way while the person still writes; the dispute names those that arrived. */
export function useFileDispute(purchase: DisputedPurchase, onDone: () => void) {
  const [tray] = useState(() => createScreenshotTray(uploadEvidence, [], evidenceTrayLimit));
  const form = useForm({ resolver, defaultValues: empty });
  const forgetDraft = useFormDraft(form, { key: `dispute-${purchase.id}`, empty });
  const [keyFor] = useState(() => createSubmissionKey());
  const dispute = useMutation(disputePurchaseMutation);
  const submit = form.handleSubmit(async (words) => {
    try {
      const body = { ...words, images: await tray.collect() };
      await dispute.mutateAsync({ id: purchase.id, body, idempotencyKey: keyFor(body) });
      keyFor.renew();
      onDone();
      tray.clear();
      form.reset();
      forgetDraft();
      toast({
        title: 'Dispute Raised',
        description: `The money stays in escrow. The seller has ${sellerAnswerHours} hours to answer.`,
      });
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not raise dispute');
    }
  });
  return { form, tray, submit, isSending: form.formState.isSubmitting };
}
