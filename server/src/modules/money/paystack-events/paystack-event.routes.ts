import type { walletEndpoints } from '@oja/contract/wallet';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { receiveEvent } from './receive-event.ts';

/** The one webhook address for all Paystack events. */
export const paystackEventRoutes = (
  deps: Deps,
): Pick<Handlers<typeof walletEndpoints>, 'paystackWebhook'> => ({
  async paystackWebhook({ bytes, request }) {
    await receiveEvent(deps, bytes, request.headers['x-paystack-signature']);
    return { data: null };
  },
});
