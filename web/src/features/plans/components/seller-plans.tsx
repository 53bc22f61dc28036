import type { SellerPlan, Subscription } from '@oja/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { failureSentence } from '@/lib/api/failure-sentence';
import { sellerPlansQuery } from '../api';
import { isPaidNow } from '../logic/plan-labels';
import { PlanCard } from './plan-card';
import { PlanComparison } from './plan-comparison';
import { PlanPaymentDialog } from './plan-payment-dialog';
import { PlanSkeletons } from './plan-skeletons';
import { SubscriptionBanner } from './subscription-banner';
import { useChoosePlan } from './use-choose-plan';
import { WalletShortNotice } from './wallet-short-notice';

/** The plans to choose from, with what the person is on already above them. */
export function SellerPlans() {
  const query = useQuery(sellerPlansQuery);
  const choice = useChoosePlan();
  const { choose, pendingPlanId, isLeaving, shortSentence } = choice;

  if (query.isPending) return <PlanSkeletons />;
  if (query.data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to fetch seller plans"
          description={failureSentence(query.error, 'Could not fetch seller plans')}
          retryLabel="Try Again"
          headingLevel="h2"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  }
  const { plans, subscription, feePercent } = query.data;
  if (plans.length === 0) {
    return (
      <Card>
        <EmptyState
          art={<MarketStallArt />}
          title="No Plans Available"
          description="There is nothing to choose from at the moment. Please look in again later."
          headingLevel="h2"
          action={
            <Button variant="outline" busy={query.isFetching} onClick={() => void query.refetch()}>
              Check Again
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <div className="grid gap-6">
      {subscription ? <SubscriptionBanner subscription={subscription} /> : null}
      <WalletShortNotice sentence={shortSentence} />
      <ul className="grid items-stretch gap-5 pt-3 @2xl:grid-cols-2 @5xl:grid-cols-4">
        {plans.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard
              plan={plan}
              subscription={subscription}
              busy={pendingPlanId === plan.id}
              // One choice at a time, and none while the page is about to leave.
              blocked={(pendingPlanId !== undefined && pendingPlanId !== plan.id) || isLeaving}
              onChoose={() => choose(plan)}
            />
          </li>
        ))}
      </ul>
      <PlanComparison />
      <PaymentOf choice={choice} plans={plans} subscription={subscription} feePercent={feePercent} />
    </div>
  );
}

type PaymentOfProps = {
  choice: ReturnType<typeof useChoosePlan>;
  plans: readonly SellerPlan[];
  subscription: Subscription | null;
  feePercent: number;
};

function PaymentOf({ choice, plans, subscription, feePercent }: PaymentOfProps) {
  const wanted = plans.find((plan) => plan.id === choice.confirmingId && isPaidNow(plan));
  // The last one stays known while the dialog closes.
  const [shown, setShown] = useState(wanted);
  if (wanted !== undefined && wanted !== shown) setShown(wanted);
  if (shown === undefined) return null;
  return (
    <PlanPaymentDialog
      plan={shown}
      subscription={subscription}
      feePercent={feePercent}
      open={wanted !== undefined && choice.pendingPlanId === undefined && !choice.isLeaving}
      onClose={choice.cancel}
      onPay={() => choice.pay(shown)}
    />
  );
}
