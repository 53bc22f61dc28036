import { endpoints } from '@oja/contract';
import { admits } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { viewHeader } from '@oja/contract/user-views';
import { viewableCalls } from '@oja/contract/viewable-calls';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps/deps.ts';
import { Refusal } from '../domain/refusal.ts';
import { bearerToken } from './access.ts';
import type { Session } from './session.ts';

const nothingChanges = 'Nothing can be changed while you view Oja as another person.';

const viewable = new Set<Endpoint>(viewableCalls.map((name) => endpoints[name]));

/** The view that a request names. The header is never ignored: without such a view every call is refused. */
export function viewIdOf(request: FastifyRequest): string | undefined {
  const header = request.headers[viewHeader];
  return header === undefined ? undefined : String(header);
}

/**
 * The person as whom a member of staff makes a call. Session, right, view and person are read from the database for each
 * call, so that a view ends with whichever of them ends first.
 */
export async function admitView(
  deps: Pick<Deps, 'sessions'>,
  record: Endpoint,
  request: FastifyRequest,
  viewId: string,
): Promise<Session> {
  const token = bearerToken(request);
  if (token === undefined) throw new Refusal('session_required');
  const staff = await deps.sessions.find(token, { fresh: true });
  if (staff === undefined)
    throw new Refusal('session_invalid', { message: await deps.sessions.explainEnd(token) });
  if (await deps.sessions.owesTwoFactor(staff)) throw new Refusal('two_factor_required');
  const session = await deps.sessions.findView(staff, viewId);
  if (session === undefined) throw new Refusal('view_over');
  if (!viewable.has(record))
    throw new Refusal('view_only', record.method === 'GET' ? {} : { message: nothingChanges });
  const { role, formerSeller } = session.user;
  if (!admits(record.access, role, formerSeller)) throw new Refusal('access_denied');
  return session;
}
