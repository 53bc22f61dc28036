import { SellerPage } from '@/features/applications/components/seller-page';
import { PlanSkeletons } from '@/features/plans/components/plan-skeletons';
import { SellerPlans } from '@/features/plans/components/seller-plans';

export function Component() {
  return (
    <>
      <title>Become a Seller · Oja</title>
      <SellerPage plans={<SellerPlans />} skeleton={<PlanSkeletons />} />
    </>
  );
}
