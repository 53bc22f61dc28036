import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '@/config/paths';
import { timings } from '@/config/timings';
import { ErrorState, ProcessingState, SuccessState } from '../components/callback/callback-states';
import { useVerification } from '../hooks/use-verification';
import { referenceIn } from '../logic/verification';
import { keepWayBack, keptWayBack } from '../logic/way-back';

/** Where the gateway sends a person after paying, or after not paying. */
export function Component() {
  const [query] = useSearchParams();
  const { verification, verifyAgain } = useVerification(referenceIn(query));
  const [wayBack] = useState(keptWayBack);
  useRedirect(verification.state === 'success', wayBack);
  return (
    <div className="my-auto py-6">
      <title>Payment · Oja</title>
      <div role="status">
        {verification.state === 'processing' ? <ProcessingState {...verification} /> : null}
        {verification.state === 'success' ? <SuccessState {...verification} wayBack={wayBack} /> : null}
        {verification.state === 'error' ? (
          <ErrorState {...verification} wayBack={wayBack} onVerifyAgain={verifyAgain} />
        ) : null}
      </div>
    </div>
  );
}

/**
 * To the purchase that the money was for, or to the wallet. The callback leaves no trace in the history: going back must
 * not verify the payment again.
 */
function useRedirect(isDue: boolean, wayBack: string | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    keepWayBack(undefined);
    const timer = setTimeout(
      () => void navigate(wayBack ?? paths.dashboard.wallet, { replace: true }),
      timings.paymentRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [isDue, navigate, wayBack]);
}
