import type { SellerPlan, Subscription } from '@oja/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { CalendarSync, Tags } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { paths } from '@/config/paths';
import { formatNaira } from '@/lib/money';
import { checkWallet } from '@/shared/wallet/check-wallet';
import { PaymentSummary } from '@/shared/wallet/payment-summary';
import { walletStatsQuery } from '@/shared/wallet/wallet-stats';
import { planPaymentAddress } from '../logic/plan-address';
import { renewalSentence, replacementSentence, uploadLimitText } from '../logic/plan-labels';

type PlanPaymentDialogProps = {
  plan: SellerPlan;
  subscription: Subscription | null;
  feePercent: number;
  open: boolean;
  onClose: () => void;
  onPay: () => void;
};

/** A plan is paid like an account: after the price, the renewal and the wallet before and after were shown. */
export function PlanPaymentDialog(props: PlanPaymentDialogProps) {
  const { plan, open, onClose } = props;
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Confirm the {plan.name} plan</DialogTitle>
          <DialogDescription>Nothing is paid before you confirm.</DialogDescription>
        </DialogHeader>
        <PaymentSteps {...props} />
      </DialogContent>
    </Dialog>
  );
}

function PaymentSteps({ plan, subscription, feePercent, onClose, onPay }: PlanPaymentDialogProps) {
  const balance = useQuery(walletStatsQuery).data?.[0]?.value;
  // Not known is not short: the server decides.
  const missing = balance === undefined ? undefined : checkWallet(balance, plan.price).missing;
  const back = encodeURIComponent(planPaymentAddress(plan.id));
  return (
    <>
      <DialogBody className="grid content-start gap-5">
        <PaymentSummary
          price={plan.price}
          feePercent={feePercent}
          feeNote="Taken from each sale"
          balance={balance}
        />
        <ul className="grid gap-3 text-sm">
          <li className="flex items-start gap-3">
            <CalendarSync aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            <span>
              {renewalSentence(plan)} {replacementSentence(plan, subscription)}
            </span>
          </li>
          <li className="flex items-start gap-3">
            <Tags aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
            <span>{uploadLimitText(plan.uploadLimit)} from now on.</span>
          </li>
        </ul>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        {missing === undefined ? (
          <Button onClick={onPay}>Pay {formatNaira(plan.price)}</Button>
        ) : (
          <Button asChild>
            <Link to={`${paths.dashboard.addFunds}&amount=${missing}&back=${back}`}>Add Funds</Link>
          </Button>
        )}
      </DialogFooter>
    </>
  );
}
