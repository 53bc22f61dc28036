import type { walletEndpoints } from '@oja/contract/wallet';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { startPayment } from './start-payment.ts';
import { verifyPayment } from './verify-payment.ts';

export const fundingRoutes = (
  deps: Deps,
): Pick<Handlers<typeof walletEndpoints>, 'payPaystack' | 'verifyPaystack'> => ({
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
