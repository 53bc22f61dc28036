import { Refusal } from '../../domain/refusal.ts';
import { PaystackMissing, PaystackRefused, PaystackUnclear } from './paystack-gateway.ts';

/** What a person is told when Paystack could not be asked; anything else goes on as it is. */
export function orPaymentRefusal(error: unknown): unknown {
  if (error instanceof PaystackMissing) return new Refusal('payments_unavailable');
  if (error instanceof PaystackUnclear) return new Refusal('payments_unclear');
  if (error instanceof PaystackRefused) {
    return new Refusal('payments_unavailable', { message: `Paystack refused the payment: ${error.message}` });
  }
  return error;
}
