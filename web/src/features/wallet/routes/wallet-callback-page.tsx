import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '@/config/paths';
import { timings } from '@/config/timings';
import {
  CancelledState,
  DeclinedState,
  ErrorState,
  ProcessingState,
  SuccessState,
} from '../components/callback/callback-states';
import { useVerification } from '../hooks/use-verification';
import { savedReturnUrl, saveReturnUrl } from '../logic/return-url';
import { referenceIn } from '../logic/verification';

/** Where the gateway sends a person after paying, or after not paying. */
export function Component() {
  const [query] = useSearchParams();
  const { verification, verifyAgain } = useVerification(referenceIn(query));
  const [returnUrl] = useState(savedReturnUrl);
  useRedirect(verification.state === 'success', returnUrl);
  return (
    <div className="my-auto py-6">
      <title>Payment · Oja</title>
      <div role="status">
        {verification.state === 'processing' ? <ProcessingState {...verification} /> : null}
        {verification.state === 'success' ? <SuccessState {...verification} returnUrl={returnUrl} /> : null}
        {verification.state === 'cancelled' ? <CancelledState returnUrl={returnUrl} /> : null}
        {verification.state === 'declined' ? <DeclinedState {...verification} returnUrl={returnUrl} /> : null}
        {verification.state === 'error' ? (
          <ErrorState {...verification} returnUrl={returnUrl} onVerifyAgain={verifyAgain} />
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
    saveReturnUrl(undefined);
    const timer = setTimeout(
      () => void navigate(returnUrl ?? paths.dashboard.wallet, { replace: true }),
      timings.paymentRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [isDue, navigate, returnUrl]);
}
