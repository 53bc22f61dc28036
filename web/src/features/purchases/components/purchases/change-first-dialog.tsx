import type { HandoverStep } from '@oja/contract/handovers';
import type { Purchase } from '@oja/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { platformLabel } from '@/components/ui/platform-mark';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { handoverQuery } from '@/shared/handover/api';
import { ChangeStepItem } from './change-step-item';

/** A hand-over by plan has steps of the seller, too. */
const isOfBuyer = ({ by }: HandoverStep) => by === 'buyer';

type ChangeFirstDialogProps = { purchase: Purchase; open: boolean; onClose: () => void };

/** The buyer's list of the specified flow. Ticks are saved one by one. */
export function ChangeFirstDialog({ purchase, open, onClose }: ChangeFirstDialogProps) {
  const { id, listing } = purchase;
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>What to change first</DialogTitle>
          <DialogDescription>
            {listing.handle} on {platformLabel(listing.platform)}: in this order, so that nobody but you can
            get back in.
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="pb-6">
          <Steps purchaseId={id} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}

function Steps({ purchaseId }: { purchaseId: string }) {
  const { data, error, isFetching, refetch } = useQuery(handoverQuery(purchaseId));
  if (data === undefined && error) {
    return (
      <ErrorState
        title="The list could not be loaded"
        description={failureSentence(error, 'Please try again.')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
        className="py-4"
      />
    );
  }
  if (data === undefined) {
    return (
      <LoadingRegion className="grid gap-4">
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} className="h-12" />
        ))}
      </LoadingRegion>
    );
  }
  return (
    <ol className="grid gap-4">
      {data.steps.filter(isOfBuyer).map((step, index) => (
        <ChangeStepItem key={step.key} purchaseId={purchaseId} step={step} number={index + 1} />
      ))}
    </ol>
  );
}
