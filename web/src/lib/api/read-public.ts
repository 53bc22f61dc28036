import type { Endpoint, EnvelopeOf } from '@oja/contract/endpoint';
import { authStore } from '@/lib/auth/auth-store';
import { ApiError } from './api-error';

/**
 * Reads what needs no session, for pages that are looked at before anything else of the application is loaded. Only
 * the types of the contract are used: its schemas would weigh more than such a page. The token goes along where
 * there is one, because people see a little more of what is theirs.
 */
export async function readPublic<E extends Endpoint>(
  path: string,
  signal?: AbortSignal,
): Promise<EnvelopeOf<E>> {
  const response = await fetch(`/api${path}`, { headers: headersOf(), credentials: 'omit', signal });
  const body = await response.json().catch(() => undefined);
  if (response.ok && body?.status === 'success') return body as EnvelopeOf<E>;
  throw new ApiError(body?.message, { status: response.status, code: body?.code, details: body?.details });
}

/** Says something to the server that needs neither an answer nor a second try. */
export function postPublic(path: string): void {
  const headers = { ...headersOf(), 'content-type': 'application/json' };
  // The body is read to its end, otherwise the browser keeps the connection open.
  fetch(`/api${path}`, { method: 'POST', headers, credentials: 'omit' })
    .then((response) => response.arrayBuffer())
    .catch(() => undefined);
}

function headersOf(): Record<string, string> {
  const token = authStore.token();
  return token ? { authorization: `Bearer ${token}` } : {};
}
