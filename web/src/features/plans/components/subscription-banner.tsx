import type { Subscription } from '@oja/contract/plans';
import { Store } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { periodSentence } from '../logic/plan-labels';
import { EndPlanButton } from './end-plan-button';

export function SubscriptionBanner({ subscription }: { subscription: Subscription }) {
  const { plan, status } = subscription;
  return (
    <div className="grid gap-4">
      <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 bg-secondary/50 p-4 sm:p-5">
        <span
          aria-hidden="true"
          className="flex size-10 shrink-0 items-center justify-center rounded-lg bg-primary text-primary-foreground"
        >
          <Store className="size-5" />
        </span>
        <div className="grid min-w-0 flex-1 basis-56 gap-0.5">
          <p className="font-medium">You're currently a seller on the {plan.name} plan</p>
          <p className="text-muted-foreground text-sm">
            {status === 'active'
              ? (periodSentence(subscription) ?? 'This plan is free and does not end.')
              : null}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {subscription.period_ends_at !== null && !subscription.ends ? (
            <EndPlanButton subscription={subscription} />
          ) : null}
          <Button variant="outline" asChild>
            <Link to={paths.dashboard.myListings}>My Listings</Link>
          </Button>
        </div>
      </Card>
      {status === 'grace' ? <GraceNotice subscription={subscription} /> : null}
    </div>
  );
}

/** The period is over and the wallet did not cover the next one. */
function GraceNotice({ subscription }: { subscription: Subscription }) {
  const { plan, renewal_price: price, grace_ends_at: until } = subscription;
  return (
    <Notice variant="warning" role="status">
      <p className="font-medium">Your {plan.name} plan could not be renewed.</p>
      <p>
        Your wallet holds less than {formatNaira(price ?? 0)}. Add funds
        {until ? ` until ${formatDate(until)}` : ''}, and the plan renews by itself; otherwise it ends and you
        can list no new accounts.
      </p>
      <p>
        <Link className="font-medium underline underline-offset-4" to={paths.dashboard.addFunds}>
          Add Funds
        </Link>
      </p>
    </Notice>
  );
}
