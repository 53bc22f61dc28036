import { nairaFromKobo } from '@oja/contract/money';
import type { UnpaidPayment, walletEndpoints } from '@oja/contract/wallet';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { readUnpaidPayments, type UnpaidRow } from './payment.queries.ts';
import { startPayment } from './start-payment.ts';
import { verifyPayment } from './verify-payment.ts';

export const fundingRoutes = (
  deps: Deps,
): Pick<Handlers<typeof walletEndpoints>, 'payPaystack' | 'verifyPaystack' | 'listUnpaidPayments'> => ({
  async listUnpaidPayments({ session }) {
    return { data: (await readUnpaidPayments(deps.db, session.user.id)).map(presentUnpaid) };
  },
  async payPaystack({ session, body, idempotencyKey }) {
    const { authorizationUrl, reference } = await startPayment(deps, session.user, {
      amount: body.amount,
      callbackUrl: body.callback_url,
      idempotencyKey,
    });
    return { data: { authorization_url: authorizationUrl, reference } };
  },
  async verifyPaystack({ session, query }) {
    const payment = await verifyPayment(deps, { reference: query.reference, userId: session.user.id });
    return {
      data: { amount: payment.amountKobo, currency: 'NGN', reference: payment.reference },
      message: 'Funds have been successfully credited to your wallet.',
    };
  },
});

function presentUnpaid({ reference, createdAt, amountKobo, gatewayStatus }: UnpaidRow): UnpaidPayment {
  return {
    reference,
    date: createdAt.toISOString(),
    amount: nairaFromKobo(amountKobo),
    status: statusOfUnpaid(gatewayStatus),
  };
}

/** A payment page that was left counts as abandoned with Paystack, also before it was ever checked. */
function statusOfUnpaid(gatewayStatus: string | null): UnpaidPayment['status'] {
  switch (gatewayStatus) {
    case 'failed':
    case 'reversed':
      return 'declined';
    case 'abandoned':
    case null:
      return 'cancelled';
    default:
      return 'waiting';
  }
}
