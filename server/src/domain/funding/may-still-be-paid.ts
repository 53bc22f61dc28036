import { dayMs } from '@oja/contract/durations';

/** How long a page of Paystack counts as payable after it was handed out. */
const paymentPageLifeMs = dayMs;

/** The gateway may still report success without any further act of the payer. */
const statusesInProgress: readonly string[] = ['ongoing', 'pending', 'processing', 'queued'];

export interface OpenPayment {
  createdAt: Date;
  authorizationUrl: string | null;
  checkedAt: Date | null;
  nextCheckAt: Date | null;
  gatewayStatus: string | null;
}

/**
 * Whether an open payment may still bring money, as far as closing an account is concerned. It no longer does when its
 * page was never handed out, when Paystack was asked after the page's life and named no charge in progress, or when the
 * poller has given up. Money that arrives later all the same is parked.
 */
export function mayStillBePaid(payment: OpenPayment): boolean {
  if (payment.authorizationUrl === null || payment.nextCheckAt === null) return false;
  const isCheckedAfterLife = payment.checkedAt !== null && payment.checkedAt >= endOfPage(payment);
  return !isCheckedAfterLife || statusesInProgress.includes(payment.gatewayStatus ?? '');
}

export function endOfPage(payment: { createdAt: Date }): Date {
  return new Date(payment.createdAt.getTime() + paymentPageLifeMs);
}
