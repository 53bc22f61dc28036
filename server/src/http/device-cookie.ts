import { secondMs } from '@oja/contract/durations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownDeviceMs } from '../domain/accounts/lock-out.ts';

/**
 * The cookie of a known device. It holds one token per account that signed in there, the newest first, and is sent to
 * the sign-in calls only. It grants no access by itself.
 */
const cookieName = 'oja_device';
const accountsPerBrowser = 5;
const oneToken = /^[A-Za-z0-9_-]{43}$/;

export function readDeviceTokens(request: FastifyRequest): string[] {
  const prefix = `${cookieName}=`;
  const pairs = (request.headers.cookie ?? '').split(/; */);
  const value = pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) ?? '';
  return value
    .split('.')
    .filter((token) => oneToken.test(token))
    .slice(0, accountsPerBrowser);
}

export function writeDeviceCookie(
  reply: FastifyReply,
  options: { newest: string; presented: readonly string[]; secure: boolean },
): void {
  const { newest, presented, secure } = options;
  const tokens = [newest, ...presented.filter((token) => token !== newest)].slice(0, accountsPerBrowser);
  const attributes = ['Path=/api/auth', `Max-Age=${knownDeviceMs / secondMs}`, 'HttpOnly', 'SameSite=Strict'];
  if (secure) attributes.push('Secure');
  reply.header('set-cookie', [`${cookieName}=${tokens.join('.')}`, ...attributes].join('; '));
}
