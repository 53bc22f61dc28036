import type { SellerPlan } from '@oja/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { portalTimings } from '@/config/portal-timings';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { createSubmissionKey } from '@/lib/submission-key';
import { useAddressState } from '@/lib/use-address-state';
import { becomeSellerMutation } from '../api';
import { planAddress } from '../logic/plan-address';
import { isPaidNow } from '../logic/plan-labels';

/**
 * Chooses a plan: idle, the confirmation of a payment, processing on that plan, then the toast and the way to the
 * dashboard, or the error.
 */
export function useChoosePlan() {
  const navigate = useNavigate();
  const [keyFor] = useState(() => createSubmissionKey());
  const [isLeaving, setLeaving] = useState(false);
  const [shortSentence, setShortSentence] = useState<string>();
  const [{ planId }, show] = useAddressState(planAddress);
  const mutation = useMutation({
    ...becomeSellerMutation,
    onSuccess: ({ data, message }) => {
      // The same choice made again later is a new order, not a retry.
      keyFor.renew();
      toast({ title: message ?? 'You are now a seller! Redirecting...' });
      if (data.effective === 'now') setLeaving(true);
    },
    onError: (error) => {
      const sentence = failureSentence(error, 'Could not complete subscription');
      const isShort = error instanceof ApiError && error.code === 'wallet_balance_too_low';
      if (isShort) setShortSentence(sentence);
      toast({
        title: 'Subscription failed',
        description: sentence,
        variant: 'destructive',
        ...(isShort
          ? {
              action: {
                label: 'Add Funds',
                altText: 'Open your wallet to add funds',
                onSelect: () => void navigate(paths.dashboard.addFunds),
              },
            }
          : {}),
      });
    },
  });

  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => void navigate(paths.dashboard.overview), portalTimings.purchaseRedirectMs);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  const order = ({ id: planId, price: expectedPrice, change }: SellerPlan) => {
    setShortSentence(undefined);
    const idempotencyKey = keyFor({ planId, change, expectedPrice });
    mutation.mutate({ planId, expectedPrice, idempotencyKey });
  };
  const choose = (plan: SellerPlan) => {
    if (plan.change === 'current') {
      toast({ title: "You're already on this plan" });
      return;
    }
    if (plan.change === 'scheduled') {
      toast({ title: `You're already changing to the ${plan.name} plan` });
      return;
    }
    if (isPaidNow(plan)) show({ planId: plan.id }, { push: true });
    else order(plan);
  };
  /** Charges what the confirmation showed. */
  const pay = (plan: SellerPlan) => {
    show({ planId: undefined });
    order(plan);
  };

  return {
    choose,
    pay,
    /** The plan whose payment waits for a confirmation. */
    confirmingId: planId,
    cancel: () => show({ planId: undefined }),
    pendingPlanId: mutation.isPending ? mutation.variables.planId : undefined,
    isLeaving,
    shortSentence,
  };
}
