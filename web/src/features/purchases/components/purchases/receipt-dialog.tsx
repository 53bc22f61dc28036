import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { receiptQuery } from '../../api';
import { ReceiptSheet } from './receipt-sheet';

type ReceiptDialogProps = { purchaseId: string; open: boolean; onClose: () => void };

/** On paper only the sheet is left: see the print rules in styles/print.css. */
export function ReceiptDialog({ purchaseId, open, onClose }: ReceiptDialogProps) {
  const { data: receipt, error, isFetching, refetch } = useQuery(receiptQuery(purchaseId));
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent data-print="only">
        <DialogHeader data-print="never">
          <DialogTitle>Receipt</DialogTitle>
          <DialogDescription>For your books. It holds no credentials.</DialogDescription>
        </DialogHeader>
        <DialogBody>
          {receipt ? <ReceiptSheet receipt={receipt} /> : null}
          {receipt === undefined && error ? (
            <ErrorState
              title="The receipt could not be loaded"
              description={failureSentence(error, 'Please try again.')}
              onRetry={() => void refetch()}
              retrying={isFetching}
              className="py-4"
            />
          ) : null}
          {receipt === undefined && !error ? (
            <LoadingRegion>
              <Skeleton className="h-72" />
            </LoadingRegion>
          ) : null}
        </DialogBody>
        <DialogFooter data-print="never">
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button disabled={receipt === undefined} onClick={() => window.print()}>
            <Printer aria-hidden="true" />
            Print
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
