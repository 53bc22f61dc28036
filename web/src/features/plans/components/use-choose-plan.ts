import type { SellerPlan } from '@oja/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { timings } from '@/config/timings';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { createSubmissionKey } from '@/lib/submission-key';
import { becomeSellerMutation } from '../api';

/** Chooses a plan: idle, processing on that plan, then the toast and the way to the dashboard, or the error. */
export function useChoosePlan() {
  const navigate = useNavigate();
  const [keyFor, setKeyFor] = useState(createSubmissionKey);
  const [isLeaving, setLeaving] = useState(false);
  const [shortSentence, setShortSentence] = useState<string>();
  const mutation = useMutation({
    ...becomeSellerMutation,
    onSuccess: ({ data, message }) => {
      // The same choice made again later is a new order, not a retry.
      setKeyFor(() => createSubmissionKey());
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
    const timer = setTimeout(() => void navigate(paths.dashboard.overview), timings.purchaseRedirectMs);
    return () => clearTimeout(timer);
  }, [isLeaving, navigate]);

  const choose = (plan: SellerPlan) => {
    if (plan.change === 'current') {
      toast({ title: "You're already on this plan" });
      return;
    }
    if (plan.change === 'scheduled') {
      toast({ title: `You're already changing to the ${plan.name} plan` });
      return;
    }
    setShortSentence(undefined);
    mutation.mutate({ planId: plan.id, idempotencyKey: keyFor({ planId: plan.id, change: plan.change }) });
  };

  return {
    choose,
    pendingPlanId: mutation.isPending ? mutation.variables.planId : undefined,
    isLeaving,
    shortSentence,
  };
}
