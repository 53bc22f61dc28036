import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '@/config/paths';
import { timings } from '@/config/timings';
import { ErrorState, ProcessingState, SuccessState } from '../components/callback/callback-states';
import { useVerification } from '../hooks/use-verification';
import { referenceIn } from '../logic/verification';

/** Where the gateway sends a person after paying, or after not paying. */
export function Component() {
  const [query] = useSearchParams();
  const { verification, verifyAgain } = useVerification(referenceIn(query));
  useWalletRedirect(verification.state === 'success');
  return (
    <div className="my-auto py-6">
      <title>Payment · Oja</title>
      <div role="status">
        {verification.state === 'processing' ? <ProcessingState {...verification} /> : null}
        {verification.state === 'success' ? <SuccessState {...verification} /> : null}
        {verification.state === 'error' ? <ErrorState {...verification} onVerifyAgain={verifyAgain} /> : null}
      </div>
    </div>
  );
}

/** The callback leaves no trace in the history: going back must not verify the payment again. */
function useWalletRedirect(isDue: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(
      () => void navigate(paths.dashboard.wallet, { replace: true }),
      timings.paymentRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [isDue, navigate]);
}
