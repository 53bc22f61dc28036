import { admits, admitsThisMachine, isStaff, needsSession } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { waitsForTwoFactor } from '@oja/contract/endpoint-errors';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../domain/refusal.ts';
import type { Session } from './session.ts';
import { mayReadMetrics } from './this-machine.ts';

/**
 * The session of a call, without waiting for the database: only for reads, with a cached session that the access
 * table admits. Every other call goes through checkAccess.
 */
export function admitFromCache(
  deps: Pick<Deps, 'sessions'>,
  record: Endpoint,
  request: FastifyRequest,
): Session | undefined {
  if (record.method !== 'GET') return undefined;
  const token = bearerToken(request);
  const session = token === undefined ? undefined : deps.sessions.findCached(token);
  if (session === undefined) return undefined;
  if (waitsForTwoFactor(record) && mayOweTwoFactor(session)) return undefined;
  const { role, formerSeller } = session.user;
  return admits(record.access, role, formerSeller) ? session : undefined;
}

/**
 * Decides from the access table alone, before the body is read. A read may use a cached session; any other call reads
 * it from the database.
 */
export async function checkAccess(
  deps: Pick<Deps, 'config' | 'sessions'>,
  record: Endpoint,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (!needsSession(record.access)) return undefined;
  const token = bearerToken(request);
  if (admitsThisMachine(record.access) && mayReadMetrics(deps.config, request, token)) return undefined;
  if (token === undefined) throw new Refusal('session_required');
  const session = await deps.sessions.find(token, { fresh: record.method !== 'GET' });
  if (session === undefined)
    throw new Refusal('session_invalid', { message: await deps.sessions.explainEnd(token) });
  const { role, formerSeller } = session.user;
  if (!admits(record.access, role, formerSeller)) throw new Refusal('access_denied');
  if (waitsForTwoFactor(record) && (await deps.sessions.owesTwoFactor(session)))
    throw new Refusal('two_factor_required');
  return session;
}

/**
 * The caller of a public endpoint: undefined without a session, with an expired one, and for staff who must first
 * enable two-factor sign-in.
 */
export async function findVisitor(
  deps: Pick<Deps, 'sessions'>,
  request: FastifyRequest,
): Promise<Session | undefined> {
  if (request.ojaSession?.view) return request.ojaSession;
  const session = await findCaller(deps, request);
  return session && (await deps.sessions.owesTwoFactor(session)) ? undefined : session;
}

/** The session of a request, if it is valid. */
export async function findCaller(
  deps: Pick<Deps, 'sessions'>,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const token = bearerToken(request);
  return token === undefined ? undefined : deps.sessions.find(token, { fresh: request.method !== 'GET' });
}

/** Whether the settings must be read: only staff without two-factor sign-in can be required to enable it. */
export function mayOweTwoFactor({ user }: Session): boolean {
  return isStaff(user.role) && user.twoFactorEnabledAt === null;
}

export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  return /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(header)?.[1] ?? 'malformed';
}
