import type { CoverClaim } from '@oja/contract/cover';
import { useMutation } from '@tanstack/react-query';
import { addClaimDetailsMutation } from '../api';
import { ClaimTextForm } from './claim-text-form';

/** The buyer adds to an open claim, for example to one that a single tap opened. */
export function AddDetailsForm({ claim }: { claim: CoverClaim }) {
  const { mutateAsync } = useMutation(addClaimDetailsMutation);
  return (
    <ClaimTextForm
      draftKey={`claim-details-${claim.id}`}
      label="Add to your claim"
      hint="Say what you saw and when. The seller and our team read it. What stands above stays."
      picturesLabel="Pictures"
      submitLabel="Add Details"
      initialText=""
      textAfter={() => ''}
      onSend={(body, keyFor) => mutateAsync({ claimId: claim.id, body, idempotencyKey: keyFor(body) })}
      sent={{ title: 'Details Added', description: 'The seller and our team can read them.' }}
      failed="Could not add the details"
    />
  );
}
