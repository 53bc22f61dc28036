import type { CheckInAnswer, CheckInDay } from '@oja/contract/cover-labels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/toast';
import { answerCheckInMutation } from '../api';
import { hasClaimArrived, toastUnsent } from '../logic/lost-answer';

/** Answers the question of the day. The same answer sent again changes nothing on the server. */
export function useAnswerCheckIn(purchaseId: string, onDone: () => void) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation(answerCheckInMutation);
  const finish = (answer: CheckInAnswer) => {
    onDone();
    toast(thanks[answer]);
  };
  const send = async (day: CheckInDay, answer: CheckInAnswer) => {
    try {
      await mutateAsync({ purchaseId, day, answer });
      finish(answer);
    } catch (error) {
      if (answer === 'lost' && hasClaimArrived(client, purchaseId, error)) finish(answer);
      else toastUnsent(error, { title: 'Could not send the answer', again: sendAgain[answer] });
    }
  };
  return { send, isSending: isPending };
}

const thanks: Record<CheckInAnswer, { title: string; description: string }> = {
  yes: { title: 'Thank you', description: 'We noted that the account is still yours.' },
  lost: { title: 'Claim Opened', description: 'The held part waits until our team has decided.' },
};

const sendAgain: Record<CheckInAnswer, string> = {
  yes: 'Your answer may have arrived. Please check your connection and answer again: it counts only once.',
  lost: 'Your answer may have arrived. Please check your connection and press Open a claim again: only one claim is opened.',
};
