import { lagosDay } from '@oja/contract/lagos-time';
import type { Tx } from '../../../db/transaction.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { anchorOf, endOfPeriod } from '../../../domain/plan/period.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { type PlanRow, type SubscriptionRow, updateSubscription } from './plan.store.ts';

interface Beginning {
  /** Locked by the caller. */
  subscription: SubscriptionRow;
  plan: PlanRow;
  priceKobo: number;
  startsAt: Date;
  now: Date;
  /** Notifies the subscriber until when it is paid; null when it never ends. */
  notifySubscriber: (until: string | null) => Promise<void>;
}

/**
 * Begins the next period of a plan and takes its price from the wallet, last in the transaction. Periods are numbered
 * over all plans, and the number is part of the payment's key, so one period is paid once.
 */
export async function beginPeriod(tx: Tx, beginning: Beginning): Promise<void> {
  const { plan, priceKobo, startsAt } = beginning;
  const { userId } = beginning.subscription;
  const period = beginning.subscription.period + 1;
  const interval = plan.uploadInterval;
  const anchorDay = anchorOf({ startsAt, interval }, beginning.subscription);
  const endsAt = interval === null ? null : endOfPeriod(startsAt, interval, anchorDay ?? undefined);
  await updateSubscription(tx, userId, {
    planId: plan.id,
    period,
    periodStartedAt: startsAt,
    periodEndsAt: endsAt,
    anchorDay,
    nextPlanId: null,
    ends: false,
    announcedPriceKobo: null,
    graceEndsAt: null,
  });
  await beginning.notifySubscriber(endsAt === null ? null : lagosDay(endsAt));
  if (priceKobo === 0) return;
  await postTransfer(tx, postings.subscription({ userId, plan, period, priceKobo }), beginning.now);
}
