import { portalTimings } from '@/config/portal-timings';
import { ApiError } from '@/lib/api/api-error';
import { verificationFailure } from './wallet-failures';

/**
 * The life of the callback page: it asks about the payment, asks again where only the network failed, and ends in
 * success, a cancelled or declined payment, or error. An attempt is one question; the retries of the specification make
 * three of them at most.
 */
export type Verification =
  | { state: 'processing'; attempt: number }
  | { state: 'success'; amountNaira: number }
  /** The person left the payment page without paying. */
  | { state: 'cancelled' }
  /** The bank or the gateway refused the payment. */
  | { state: 'declined'; sentence: string }
  | { state: 'error'; title: string; sentence: string; again: 'verify' | 'pay' };

export const totalAttempts = portalTimings.verificationRetries + 1;

export const firstAttempt: Verification = { state: 'processing', attempt: 1 };

export const missingReference: Verification = {
  state: 'error',
  title: 'Verification Failed',
  sentence: 'Missing transaction reference identifier.',
  again: 'pay',
};

/** The gateway names a payment by `reference`; older returns say `trxref` only. */
export function referenceIn(query: URLSearchParams): string | undefined {
  return query.get('reference') || query.get('trxref') || undefined;
}

export function shouldRetry(failure: { sentence: string; attempt: number }): boolean {
  return failure.attempt < totalAttempts && /network/i.test(failure.sentence);
}

/** The verification of a payment that was not made has not failed: it answered, and the way on is a new payment. */
export function afterFailure(failure: { sentence: string; code: string | undefined }): Verification {
  const { sentence, code } = failure;
  if (code === 'payment_not_completed') return { state: 'cancelled' };
  if (code === 'payment_failed') return { state: 'declined', sentence };
  return { state: 'error', title: 'Transaction Verification Failed', sentence, again: 'verify' };
}

/** The gateway counts in kobo. */
export function afterSuccess(amountKobo: number): Verification {
  return { state: 'success', amountNaira: amountKobo / 100 };
}

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
