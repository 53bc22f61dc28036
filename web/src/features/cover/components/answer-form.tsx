import type { CoverClaim } from '@oja/contract/cover';
import { useMutation } from '@tanstack/react-query';
import { answerClaimMutation } from '../api';
import { ClaimTextForm } from './claim-text-form';

/** The seller's answer; a later one replaces it, with its pictures, while the claim is open. */
export function AnswerForm({ claim }: { claim: CoverClaim }) {
  const { mutateAsync } = useMutation(answerClaimMutation);
  return (
    <ClaimTextForm
      draftKey={`claim-answer-${claim.id}`}
      label={claim.seller_answer === null ? 'Your answer' : 'Change your answer'}
      picturesLabel={
        claim.seller_pictures.length > 0 ? 'New pictures, instead of those you sent' : 'Pictures'
      }
      submitLabel="Send Answer"
      initialText={claim.seller_answer ?? ''}
      textAfter={(text) => text}
      onSend={({ text, images: sent }, keyFor) => {
        // What was sent before stays unless new pictures take its place.
        const images = sent.length > 0 ? sent : claim.seller_pictures.map(({ id }) => id);
        const body = { text, images };
        return mutateAsync({ claimId: claim.id, body, idempotencyKey: keyFor(body) });
      }}
      sent={{ title: 'Answer Sent', description: 'The buyer and our team can read it.' }}
      failed="Could not send the answer"
    />
  );
}
