import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { sameSecret } from '../crypto/tokens.ts';
import { withoutMapping } from './network-address.ts';

const loopbackAddress = /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/;
const loopbackHost = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
const addedByProxies = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$|cf-|true-client-ip$|x-client-ip$)/;

/**
 * Whether a caller without a staff session may read the metrics. With METRICS_TOKEN the token decides. Without it
 * only a program on this machine may, and only while no proxy is trusted: a proxy on this machine connects from
 * loopback too, and not every proxy adds a header that identifies it.
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
 * Whether the request comes from this machine without a proxy. The address is that of the connection. A header that
 * proxies add excludes the request, and so does a host name other than this machine's, because a page in a browser
 * could send it.
 */
function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    loopbackAddress.test(withoutMapping(request.socket.remoteAddress ?? '')) &&
    loopbackHost.test(request.headers.host ?? '') &&
    !Object.keys(request.headers).some((name) => addedByProxies.test(name))
  );
}
