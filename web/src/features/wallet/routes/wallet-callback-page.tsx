import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '@/config/paths';
import { portalTimings } from '@/config/portal-timings';
import {
  CancelledState,
  DeclinedState,
  ErrorState,
  ProcessingState,
  SuccessState,
} from '../components/callback/callback-states';
import { useVerification } from '../hooks/use-verification';
import { forgetFunding, savedFunding } from '../logic/funding-address';
import { referenceIn } from '../logic/verification';

/** Where the gateway sends a person after paying, or after not paying. */
export function Component() {
  const [query] = useSearchParams();
  const { verification, verifyAgain } = useVerification(referenceIn(query));
  const [funding] = useState(savedFunding);
  useRedirect(verification.state === 'success', funding.returnUrl);
  return (
    <div className="my-auto py-6">
      <title>Payment · Oja</title>
      <div role="status">
        {verification.state === 'processing' ? <ProcessingState {...verification} /> : null}
        {verification.state === 'success' ? <SuccessState {...verification} funding={funding} /> : null}
        {verification.state === 'cancelled' ? <CancelledState funding={funding} /> : null}
        {verification.state === 'declined' ? <DeclinedState {...verification} funding={funding} /> : null}
        {verification.state === 'error' ? (
          <ErrorState {...verification} funding={funding} onVerifyAgain={verifyAgain} />
        ) : null}
      </div>
    </div>
  );
}

/**
 * To the purchase that the money was for, or to the wallet. The callback leaves no trace in the history: going back must
 * not verify the payment again.
 */
function useRedirect(isDue: boolean, returnUrl: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    forgetFunding();
    const timer = setTimeout(
      () => void navigate(returnUrl ?? paths.dashboard.wallet, { replace: true }),
      portalTimings.paymentRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [isDue, navigate, returnUrl]);
}
