import { accountEndpoints } from '@oja/contract/accounts';
import { callApi } from '@/lib/api/call-api';

/**
 * A link works once, and confirming starts by itself when the page opens. So each link is sent once per load of the
 * page, however often React mounts it; no query does it, because queries are asked again whenever a session changes.
 */
const sent = new Map<string, Promise<void>>();

export function confirmEmail(token: string): Promise<void> {
  const known = sent.get(token);
  if (known) return known;
  const call = callApi(accountEndpoints.confirmEmail, { body: { token } }).then(() => undefined);
  sent.set(token, call);
  // A failure may be tried again, as after a lost connection.
  call.catch(() => sent.delete(token));
  return call;
}
