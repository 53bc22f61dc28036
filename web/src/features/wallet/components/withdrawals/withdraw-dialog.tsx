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
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { withdrawalOptionsQuery } from '../../api';
import { WithdrawForm } from './withdraw-form';

type WithdrawDialogProps = { open: boolean; onClose: () => void };

export function WithdrawDialog({ open, onClose }: WithdrawDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Withdraw Funds</DialogTitle>
          <DialogDescription>Choose how much and where it should go.</DialogDescription>
        </DialogHeader>
        <WithdrawContent onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function WithdrawContent({ onClose }: Omit<WithdrawDialogProps, 'open'>) {
  const { data, error, isPending, isFetching, refetch } = useQuery(withdrawalOptionsQuery);
  if (isPending) {
    return (
      <DialogBody className="pb-6">
        <LoadingRegion label="Loading your options" className="grid gap-4">
          <Skeleton className="h-12" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </LoadingRegion>
      </DialogBody>
    );
  }
  if (data === undefined) {
    return (
      <DialogBody className="pb-6">
        <ErrorState
          title="Failed to load your options"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </DialogBody>
    );
  }
  return <WithdrawForm options={data} onClose={onClose} />;
}
