import type { CoverTerms } from '@oja/contract/cover';
import type { ListingDetails } from '@oja/contract/listings';
import type { Offer } from '@oja/contract/offers';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { paths } from '@/config/paths';
import { portalTimings } from '@/config/portal-timings';
import { createSubmissionKey } from '@/lib/submission-key';
import { createPurchaseMutation, purchaseBodyOf } from '../../api';

/** What is bought, and the accepted offer whose price is paid. */
export interface Order {
  listing: ListingDetails;
  offer?: Offer | undefined;
  /** The terms of cover that were read. */
  cover?: CoverTerms | undefined;
  /** The balance of the wallet before it; undefined where it was not known. */
  balance?: number | undefined;
}

/**
 * Buys once, however often the button is pressed: then the toast, and the way to the purchases, or to the steps of the
 * hand-over.
 */
export function useBuy() {
  const navigate = useNavigate();
  const [keyFor] = useState(createSubmissionKey);
  const [ordered, setOrdered] = useState<Order>();
  const [nextPath, setNextPath] = useState<string>();
  const isUnderWay = useRef(false);
  const { mutate } = useMutation({
    ...createPurchaseMutation,
    onSuccess: (purchase, { order: { listing } }) => {
      const isHandedOver = purchase.stage === 'handing_over';
      setNextPath(isHandedOver ? paths.dashboard.handover.to(purchase.id) : paths.dashboard.myPurchases);
      // It stays readable on the next page, so it says nothing of the way there.
      toast({ title: 'Purchase Initiated', description: `The price of ${listing.handle} is in escrow.` });
    },
    onError: (error) => {
      isUnderWay.current = false;
      setOrdered(undefined);
      toastFailure(error, 'Could not complete purchase');
    },
  });

  useEffect(() => {
    if (nextPath === undefined) return;
    const timer = setTimeout(
      () => void navigate(nextPath, { replace: true }),
      portalTimings.purchaseRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [nextPath, navigate]);

  const buy = (order: Order) => {
    // The second half of a double click arrives before the button is drawn as busy.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setOrdered(order);
    const body = purchaseBodyOf(order);
    mutate({ order, body, idempotencyKey: keyFor(body) });
  };
  /** What is being bought, as it was when the button was pressed; nothing after a refusal. */
  return { buy, ordered };
}
