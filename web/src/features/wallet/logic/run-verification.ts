import { ApiError } from '@/lib/api/api-error';
import { afterFailure, afterSuccess, shouldRetry, type Verification } from './verification';
import { verificationFailure } from './wallet-failures';

type Steps = {
  /** Asks the server once; the amount is in kobo. */
  ask: () => Promise<{ amount: number }>;
  /** The time between two attempts. */
  pause: () => Promise<void>;
  onAttempt: (attempt: number) => void;
};

export async function runVerification({ ask, pause, onAttempt }: Steps): Promise<Verification> {
  for (let attempt = 1; ; attempt += 1) {
    onAttempt(attempt);
    try {
      return afterSuccess((await ask()).amount);
    } catch (error) {
      const sentence = verificationFailure(error);
      if (!shouldRetry({ sentence, attempt })) {
        return afterFailure({ sentence, code: error instanceof ApiError ? error.code : undefined });
      }
      await pause();
    }
  }
}
