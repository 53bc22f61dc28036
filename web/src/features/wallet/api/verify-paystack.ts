import { walletEndpoints } from '@oja/contract/wallet';
import { callApi } from '@/lib/api/call-api';

/** Asks about a payment of one's own; if it was made, it is in the wallet by the time of the answer. */
export async function verifyPaystack(reference: string, signal: AbortSignal) {
  return (await callApi(walletEndpoints.verifyPaystack, { query: { reference }, signal })).data;
}
