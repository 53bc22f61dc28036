import { useQuery } from '@tanstack/react-query';
import { rowDetails } from '@/components/list-keys/is-covered';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { WorkPresence } from '@/shared/work/work-presence';
import { staffClaimQuery } from '../../api';
import { ClaimText } from '../claim-text';
import { CoverSums } from '../cover-sums';
import { ClaimDecision } from './claim-decision';

type ClaimFileDialogProps = { claimId: string; onClose: () => void };

/** What both sides say and what is held on one side, the decision on the other. */
export function ClaimFileDialog({ claimId, onClose }: ClaimFileDialogProps) {
  const query = useQuery(staffClaimQuery(claimId));
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="xl" {...rowDetails}>
        <LoadedDialog id={claimId} query={query} title="Claim" failure="Failed to load the claim">
          {(claim) => (
            <>
              <DialogHeader>
                <DialogTitle>Claim about {claim.handle}</DialogTitle>
                <DialogDescription>
                  {claim.reference}: <PersonLink {...claim.buyer} /> ({claim.buyer.email}) bought from{' '}
                  <PersonLink {...claim.seller} /> ({claim.seller.email}) for {formatNaira(claim.price)}.
                </DialogDescription>
                {claim.status === 'open' ? <WorkPresence kind="claim" id={claim.id} /> : null}
              </DialogHeader>
              <DialogBody className="grid content-start items-start gap-6 pb-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
                <div className="grid gap-6">
                  <div className="rounded-lg border">
                    <ClaimText claim={claim} />
                  </div>
                  <div className="rounded-lg border">
                    <CoverSums cover={claim.cover} />
                  </div>
                </div>
                <ClaimDecision claim={claim} onDone={onClose} />
              </DialogBody>
            </>
          )}
        </LoadedDialog>
      </DialogContent>
    </Dialog>
  );
}
