import { accountSecurityEndpoints } from '@oja/contract/account-security';
import type { BodySent } from '@oja/contract/endpoint';
import { callApi } from '@/lib/api/call-api';

export async function sendProof(proof: BodySent<typeof accountSecurityEndpoints.proveUser>): Promise<void> {
  await callApi(accountSecurityEndpoints.proveUser, { body: proof });
}
