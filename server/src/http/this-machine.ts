import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sameSecret } from '../crypto/tokens.ts';

const loopbackAddress = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/;
const loopbackHost = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
const addedByProxies = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$|cf-|true-client-ip$|x-client-ip$)/;

/**
 * Whether a program may read the figures without a session of staff. With METRICS_TOKEN the token decides. Without it
 * only a program on this machine may, and only while no proxy is trusted: a proxy on this machine connects from
 * loopback too, and not every proxy adds a header that distinguishes it from a program.
 */
export function mayReadMetrics(
  config: Pick<Config, 'metricsToken' | 'trustProxy'>,
  request: FastifyRequest,
  token: string | undefined,
): boolean {
  if (config.metricsToken !== undefined) return token !== undefined && sameSecret(token, config.metricsToken);
  const isProxyTrusted = config.trustProxy !== false && config.trustProxy !== 0;
  return !isProxyTrusted && isFromThisMachine(request);
}

/**
 * Whether a program on this machine asks without a proxy in between. The address is the one of the connection itself.
 * A header that proxies add rules the request out, and so does a host that is not this machine's, because a page in a
 * browser could send it.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    loopbackAddress.test(request.socket.remoteAddress ?? '') &&
    loopbackHost.test(request.headers.host ?? '') &&
    !Object.keys(request.headers).some((name) => addedByProxies.test(name))
  );
}
