import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { restoreSession } from '@/lib/auth/restore-session';
import { confirmEmail } from '../api';

/** Processing, then one of the others. A dead link stays dead; a failed attempt may be repeated. */
type Confirmation =
  | { state: 'processing' }
  | { state: 'confirmed' }
  | { state: 'link_dead' }
  | { state: 'failed'; sentence: string };

export function useConfirmation(token: string | undefined): { outcome: Confirmation; retry: () => void } {
  const [outcome, setOutcome] = useState<Confirmation>({
    state: token === undefined ? 'link_dead' : 'processing',
  });

  const attempt = useCallback(async () => {
    if (token === undefined) return;
    setOutcome({ state: 'processing' });
    try {
      await confirmEmail(token);
      setOutcome({ state: 'confirmed' });
      // The confirmed address may belong to the account that is signed in here.
      await restoreSession();
    } catch (error) {
      const isDead = error instanceof ApiError && error.code === 'confirmation_link_invalid';
      const sentence = failureSentence(error, 'The address could not be confirmed. Please try again.');
      setOutcome(isDead ? { state: 'link_dead' } : { state: 'failed', sentence });
    }
  }, [token]);

  useEffect(() => {
    void attempt();
  }, [attempt]);

  return { outcome, retry: () => void attempt() };
}
