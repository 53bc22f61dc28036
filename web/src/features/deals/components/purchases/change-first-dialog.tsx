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
import { changeFirstQuery } from '../../api';

type ChangeFirstDialogProps = { purchase: Purchase; open: boolean; onClose: () => void };

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
  const { data, error, isFetching, refetch } = useQuery(changeFirstQuery(purchaseId));
  if (data === undefined && error) {
    return (
      <ErrorState
        title="The list could not be loaded"
        description={failureSentence(error, 'Please try again.')}
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
      {data.steps.map((step, index) => (
        <li key={step.title} className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="tabular flex size-7 shrink-0 items-center justify-center rounded-full bg-secondary font-semibold text-secondary-foreground text-sm"
          >
            {index + 1}
          </span>
          <div className="min-w-0">
            <p className="font-medium leading-7">{step.title}</p>
            <p className="text-muted-foreground text-sm">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
