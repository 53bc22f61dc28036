import type { ListingDetails } from '@oja/contract/listings';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/use-toast';
import { paths } from '@/config/paths';
import { timings } from '@/config/timings';
import { failureSentence } from '@/lib/api/failure-sentence';
import { createSubmissionKey } from '@/lib/submission-key';
import { createPurchaseMutation } from '../../api/create-purchase';

/** Buys once, however often the button is pressed: then the toast, and the way to the purchases. */
export function useBuy() {
  const navigate = useNavigate();
  const [keyFor] = useState(createSubmissionKey);
  const purchase = useMutation(createPurchaseMutation);
  const isUnderWay = useRef(false);

  useEffect(() => {
    if (!purchase.isSuccess) return;
    const timer = setTimeout(() => void navigate(paths.dashboard.myPurchases), timings.purchaseRedirectMs);
    return () => clearTimeout(timer);
  }, [purchase.isSuccess, navigate]);

  const buy = ({ id, price, handle }: ListingDetails) => {
    // The second half of a double click arrives before the button is drawn as busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const order = { listingId: id, priceSeen: price };
    purchase.mutate(
      { ...order, idempotencyKey: keyFor(order) },
      {
        onSuccess: () =>
          toast({
            title: 'Purchase Initiated',
            description: `The price of ${handle} is in escrow. Redirecting to your purchases...`,
          }),
        onError: (error) => {
          isUnderWay.current = false;
          toast({
            title: 'Error',
            description: failureSentence(error, 'Could not complete purchase'),
            variant: 'destructive',
          });
        },
      },
    );
  };
  return { buy, isBuying: purchase.isPending || purchase.isSuccess };
}
