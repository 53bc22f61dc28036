import { accountEndpoints } from '@oja/contract/accounts';
import type { BodySent } from '@oja/contract/endpoint';
import { callApi } from '@/lib/api/call-api';

export async function sendProof(proof: BodySent<typeof accountEndpoints.proveUser>): Promise<void> {
  await callApi(accountEndpoints.proveUser, { body: proof });
}
