import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$|^::1$/;
const loopbackHost = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(?::\d{1,5})?$/i;
const addedByProxies = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$|cf-|true-client-ip$|x-client-ip$)/;

/**
 * Whether a program on this very machine asks, and asks directly. The address is the one of the connection itself,
 * whatever TRUST_PROXY says. A proxy on the same machine connects from here too, so that whatever a proxy adds rules
 * the request out; and so does a host that is not this machine's, with which a page in a browser could come.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  return (
    loopbackAddress.test(request.socket.remoteAddress ?? '') &&
    loopbackHost.test(request.headers.host ?? '') &&
    !Object.keys(request.headers).some((name) => addedByProxies.test(name))
  );
}
