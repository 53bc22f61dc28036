import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { portalTimings } from '@/config/portal-timings';
import { refreshWallet } from '@/shared/wallet/wallet-stats';
import { verifyPaystack } from '../api';
import { firstAttempt, missingReference, runVerification, type Verification } from '../logic/verification';

/** Verifies the payment when the page opens, and again on demand. */
export function useVerification(reference: string | undefined) {
  const client = useQueryClient();
  const [round, setRound] = useState(1);
  const [verification, setVerification] = useState<Verification>(firstAttempt);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the next round begins the same work again.
  useEffect(() => {
    const stopping = new AbortController();
    const finish = (outcome: Verification) => {
      if (stopping.signal.aborted) return;
      setVerification(outcome);
      announce(outcome);
      void refreshWallet(client);
    };
    if (reference === undefined) {
      finish(missingReference);
      return;
    }
    void runVerification({
      ask: () => verifyPaystack(reference, stopping.signal),
      pause: () => new Promise((resolve) => setTimeout(resolve, portalTimings.verificationRetryDelayMs)),
      onAttempt: (attempt) => {
        if (!stopping.signal.aborted) setVerification({ state: 'processing', attempt });
      },
    }).then(finish);
    return () => stopping.abort();
  }, [reference, round, client]);

  return { verification, verifyAgain: () => setRound((last) => last + 1) };
}

function announce(outcome: Verification): void {
  if (outcome.state === 'success') {
    toast({
      title: 'Transaction Successful',
      description: 'Funds have been successfully credited to your wallet.',
    });
  }
  if (outcome.state === 'error') {
    toast({ title: outcome.title, description: outcome.sentence, variant: 'destructive' });
  }
}
