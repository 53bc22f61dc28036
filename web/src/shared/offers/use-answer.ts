import { type OfferAction, offerEndpoints } from '@oja/contract/offers';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { callApi } from '@/lib/api/call-api';
import { failureSentence } from '@/lib/api/failure-sentence';
import { refreshOffers } from './api';

export type PlainAnswer = Exclude<OfferAction, 'counter' | 'pay'>;

const calls = {
  accept: offerEndpoints.acceptOffer,
  decline: offerEndpoints.declineOffer,
  withdraw: offerEndpoints.withdrawOffer,
} as const;

const titles: Record<PlainAnswer, string> = {
  accept: 'Offer Accepted',
  decline: 'Offer Declined',
  withdraw: 'Offer Withdrawn',
};

/** Answers an offer once, however often the button is pressed, and shows how it went. */
export function useAnswer(offerId: string, onDone: () => void) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const answer = async (given: PlainAnswer) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await callApi(calls[given], { params: { id: offerId } });
      toast({ title: titles[given] });
    } catch (error) {
      const description = failureSentence(error, 'The answer could not be sent. Please try again.');
      toast({ variant: 'destructive', title: 'Error', description });
    } finally {
      // After a refusal too: what is on the screen is not how it stands.
      await refreshOffers(client);
      setBusy(false);
      onDone();
    }
  };
  return { answer, isBusy };
}
