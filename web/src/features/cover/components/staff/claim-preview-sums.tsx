import type { ClaimPreview } from '@oja/contract/cover';
import { PreviewSums } from '@/shared/purchases/preview-sums';

type ClaimPreviewSumsProps = {
  query: { data: ClaimPreview | undefined; error: unknown; isPending: boolean };
};

export function ClaimPreviewSums({ query }: ClaimPreviewSumsProps) {
  return (
    <PreviewSums
      query={query}
      label="Who pays what"
      failure="Who would pay what could not be worked out."
      rowsOf={(preview) => [
        { term: 'Buyer gets back', amount: preview.refund },
        { term: 'From the held part', amount: preview.from_held },
        { term: 'From the seller’s wallet', amount: preview.from_wallet },
        { term: 'Becomes the seller’s debt', amount: preview.debt },
        { term: 'Oja returns of its fee', amount: preview.fee_returned },
        { term: 'Rest of the held part, to the seller', amount: preview.released },
      ]}
    />
  );
}
