import type { CoverClaim } from '@oja/contract/cover';
import { claimKindLabels } from '@oja/contract/cover-labels';
import type { HandoverSide } from '@oja/contract/handover-labels';
import type { EvidencePicture } from '@oja/contract/purchase-fields';
import { Badge } from '@/components/ui/badge';
import { Notice } from '@/components/ui/notice';
import { formatDateTime } from '@/lib/dates';
import { claimBadges, endSentence } from '@/shared/cover/claim-labels';
import { EvidencePictures } from '@/shared/purchases/evidence-pictures';

/** What the buyer says, what the seller answered, and how it ended. Without a viewer it is read by staff. */
export function ClaimText({ claim, viewer }: { claim: CoverClaim; viewer?: HandoverSide }) {
  const badge = claimBadges[claim.status];
  const end = endSentence(claim);
  return (
    <div className="grid gap-4 p-5 text-sm">
      <p className="flex flex-wrap items-center gap-3 font-medium">
        {claimKindLabels[claim.kind]}
        <Badge variant={badge.variant}>{badge.label}</Badge>
      </p>
      <Statement
        by={viewer === 'buyer' ? 'You' : 'Buyer'}
        at={claim.opened_at}
        text={claim.details}
        pictures={claim.pictures}
      />
      {claim.seller_answer !== null && claim.seller_answered_at !== null ? (
        <Statement
          by={viewer === 'seller' ? 'You' : 'Seller'}
          at={claim.seller_answered_at}
          text={claim.seller_answer}
          pictures={claim.seller_pictures}
        />
      ) : null}
      {claim.status === 'open' && claim.seller_answer === null ? (
        <p className="text-muted-foreground">
          {viewer === 'seller' ? 'You' : 'The seller'} can answer by {formatDateTime(claim.seller_due_at)}.
        </p>
      ) : null}
      {end ? (
        <Notice>
          <p className="font-medium">{end}</p>
          {claim.decision ? <p className="whitespace-pre-line wrap-anywhere">{claim.decision}</p> : null}
          {claim.early_reason ? (
            <p className="whitespace-pre-line wrap-anywhere">
              Decided before the seller’s time to answer was over: {claim.early_reason}
            </p>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}

type StatementProps = {
  by: 'Buyer' | 'Seller' | 'You';
  at: string;
  text: string;
  pictures: readonly EvidencePicture[];
};

function Statement({ by, at, text, pictures }: StatementProps) {
  return (
    <div className="grid gap-2">
      <p className="text-muted-foreground text-xs">
        {by}, {formatDateTime(at)}
      </p>
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
      <EvidencePictures pictures={pictures} of={by === 'You' ? 'yours' : `the ${by.toLowerCase()}`} />
    </div>
  );
}
