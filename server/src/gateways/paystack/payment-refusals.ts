import { Refusal } from '../../domain/refusal.ts';
import { PaystackMissing, PaystackRefused, PaystackUnclear } from './paystack-errors.ts';

/** The refusal for a user when Paystack is unavailable; any other error is returned unchanged. */
export function orPaymentRefusal(error: unknown): unknown {
  if (error instanceof PaystackMissing) return new Refusal('payments_unavailable');
  if (error instanceof PaystackUnclear) return new Refusal('payments_unclear');
  if (error instanceof PaystackRefused) {
    return new Refusal('payments_unavailable', { message: `Paystack refused the payment: ${error.message}` });
  }
  return error;
}
