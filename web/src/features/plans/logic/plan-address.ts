import { paths } from '@/config/paths';
import type { AddressForm } from '@/lib/use-address-state';

const planParameter = 'plan';

interface PlanAddress {
  /** The plan that is about to be paid. */
  planId: string | undefined;
}

/** In the URL, so that Back closes the confirmation and the way back from Add Funds opens it. */
export const planAddress: AddressForm<PlanAddress> = {
  read: (query) => ({ planId: query.get(planParameter) ?? undefined }),
  write: ({ planId }): Record<string, string> => (planId === undefined ? {} : { [planParameter]: planId }),
  owns: [planParameter],
};

export function planPaymentAddress(planId: string): string {
  return `${paths.dashboard.sellerPlans}&${planParameter}=${encodeURIComponent(planId)}`;
}
