import { zodResolver } from '@hookform/resolvers/zod';
import { coverEndpoints } from '@oja/contract/cover';
import { sellerAnswerHours } from '@oja/contract/dispute-terms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { useFormDraft } from '@/lib/use-form-draft';
import { evidenceTrayLimit, uploadEvidence } from '@/shared/purchases/evidence';
import { createScreenshotTray } from '@/shared/screenshots/screenshot-tray';
import { openClaimMutation } from '../api';
import { hasClaimArrived, toastUnsent } from '../logic/lost-answer';

const resolver = zodResolver(
  coverEndpoints.openClaim.body.pick({ kind: true, details: true }),
  emptyFieldSentences({ kind: 'Please choose what happened.', details: 'Please say what happened.' }),
);

const empty = { kind: undefined, details: '' };

/** Pictures are on their way while the person still writes; the claim names those that arrived. */
export function useOpenClaim(purchaseId: string, onDone: () => void) {
  const [tray] = useState(() => createScreenshotTray(uploadEvidence, [], evidenceTrayLimit));
  const form = useForm({ resolver, defaultValues: empty });
  const forgetDraft = useFormDraft(form, { key: `claim-${purchaseId}`, empty });
  const [keyFor] = useState(() => createSubmissionKey());
  const client = useQueryClient();
  const opening = useMutation(openClaimMutation);
  const finish = () => {
    keyFor.renew();
    onDone();
    tray.clear();
    form.reset();
    forgetDraft();
    toast({
      title: 'Claim Opened',
      description: `The seller has ${sellerAnswerHours} hours to answer, then our team decides.`,
    });
  };
  const submit = form.handleSubmit(async (words) => {
    try {
      const body = { ...words, images: await tray.collect() };
      await opening.mutateAsync({ purchaseId, body, idempotencyKey: keyFor(body) });
      finish();
    } catch (error) {
      if (hasClaimArrived(client, purchaseId, error)) finish();
      else toastUnsent(error, { title: 'Could not open the claim', again: openAgain });
    }
  });
  return { form, tray, submit, isSending: form.formState.isSubmitting };
}

const openAgain =
  'Your claim may have arrived. Please check your connection and press Open Claim again: it is opened only once.';
