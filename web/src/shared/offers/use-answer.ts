import type { Offer } from '@oja/contract/offers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { answerOffer, type PlainAnswer, refreshOffers } from './api';

const titles: Record<PlainAnswer, string> = {
  accept: 'Offer Accepted',
  decline: 'Offer Declined',
  withdraw: 'Offer Withdrawn',
};

/** Answers an offer once, however often the button is pressed, and shows how it went. */
export function useAnswer(onDone: () => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const answer = async (given: PlainAnswer, offer: Offer) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await answerOffer(offer, given);
      toast({ title: titles[given] });
    } catch (error) {
      toastFailure(error, 'The answer could not be sent. Please try again.');
    } finally {
      // After a refusal too: what is on the screen is not how it stands.
      await refreshOffers(client);
      setBusy(false);
      onDone();
    }
  };
  return { answer, isBusy };
}
