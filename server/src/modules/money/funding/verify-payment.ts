import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { orPaymentRefusal } from '../../../gateways/paystack/index.ts';
import { confirmFunding } from './confirm-funding.ts';
import { findOwnPayment } from './payment.queries.ts';
import type { PaymentRow } from './payment.store.ts';

/** The result for a person who returns from the payment page. */
export async function verifyPayment(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  input: { reference: string; userId: string },
): Promise<PaymentRow> {
  const own = await findOwnPayment(deps.db, input);
  if (own === undefined)
    throw new Refusal('not_found', { message: 'We know no payment of yours by this reference.' });
  if (own.status === 'paid') return own;
  const payment = await confirmFunding(deps, input.reference).catch((error) => {
    throw orPaymentRefusal(error);
  });
  if (payment === undefined) throw new Refusal('not_found');
  if (payment.status === 'paid') return payment;
  throw refusalFor(payment);
}

/** A message that contains "network" makes the page retry; the others are final for this visit. */
function refusalFor(payment: PaymentRow): Refusal {
  if (payment.status === 'parked') return new Refusal('payment_under_review');
  switch (payment.gatewayStatus) {
    case 'failed':
      return new Refusal('payment_failed', {
        message: hasReason(payment)
          ? `The payment was declined (${payment.gatewayResponse}). Nothing was added to your wallet.`
          : undefined,
      });
    case 'abandoned':
      return new Refusal('payment_not_completed');
    case 'reversed':
      return new Refusal('payment_failed', { message: 'The payment was taken back by the bank.' });
    default:
      return new Refusal('payment_pending');
  }
}

/** Some banks answer only that they declined, which is not worth repeating. */
function hasReason({ gatewayResponse }: PaymentRow): boolean {
  return gatewayResponse !== null && !/^(declined)?\.?$/i.test(gatewayResponse.trim());
}
