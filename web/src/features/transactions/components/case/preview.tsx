import type { ResolutionPreview } from '@oja/contract/disputes';
import { sellerRows } from '@/shared/purchases/division';
import { PreviewSums } from '@/shared/purchases/preview-sums';

type PreviewProps = {
  query: { data: ResolutionPreview | undefined; error: unknown; isPending: boolean };
};

export const unforeseen = 'Who would get what could not be worked out.';

export function Preview({ query }: PreviewProps) {
  return (
    <PreviewSums
      query={query}
      label="Who gets what"
      failure={unforeseen}
      rowsOf={(preview) => [
        { term: 'Buyer gets back', amount: preview.buyer_gets },
        ...sellerRows(preview),
        { term: 'Oja’s fee', amount: preview.fee },
        { term: 'Stays in escrow', amount: preview.stays_in_escrow },
      ]}
    >
      {({ sentence, waits_hours: hours }) => (
        <>
          <p role="status">{sentence}</p>
          {hours > 0 ? (
            <p>
              The money moves in {hours} hours, unless a side appeals. Both can accept the decision sooner.
            </p>
          ) : null}
        </>
      )}
    </PreviewSums>
  );
}
