import { randomUUID } from 'node:crypto';
import { type EndpointName, endpoints } from '@oja/contract';
import type { CallInput } from '@oja/contract/call-types';
import { type Endpoint, type EnvelopeOf, fullPath } from '@oja/contract/endpoint';
import type { Failure } from '@oja/contract/envelope';
import type { FastifyInstance } from 'fastify';
import { hashToken } from '../src/crypto/tokens.ts';
import type { Deps } from '../src/deps/deps.ts';

interface Caller {
  token?: string;
  headers?: Record<string, string>;
  address?: string;
  /** False: the answer `proof_required` is returned instead of being met with a proof. */
  proof?: false;
}

/** A call as the contract describes it. A parameter that is left out is a random UUID. */
export interface CallOptions<Name extends EndpointName> extends Caller, CallInput<Name, Buffer> {}

/** A call with invalid input, or of an endpoint that is only known at run time. */
export interface RawCallOptions extends Caller {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

interface Result<Body> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
  text: string;
}

interface FailureFields extends Partial<Omit<Failure, 'status'>> {
  status: 'success' | 'error';
}

/**
 * `data` and the fields beside it are there after a success only, `code` and `details` after a failure only. The body
 * of a file is null; `text` is its content.
 */
export type CallResult<Name extends EndpointName> = Result<
  EnvelopeOf<(typeof endpoints)[Name]> & FailureFields
>;
export type RawCallResult = Result<{ data?: unknown } & FailureFields>;

export type { BodyFor, DataFor, QueryFor } from '@oja/contract/call-types';

export interface Calls {
  call<Name extends EndpointName>(name: Name, options?: CallOptions<Name>): Promise<CallResult<Name>>;
  callRaw(name: EndpointName, options?: RawCallOptions): Promise<RawCallResult>;
}

/** Calls of the process that is running at the time of the call. */
export function callsOf(running: () => { app: FastifyInstance; deps: Deps }): Calls {
  const callRaw: Calls['callRaw'] = (name, options) => callEndpoint(running(), name, options);
  return { call: callRaw as Calls['call'], callRaw };
}

/** Like the web application: a call that is refused without a proof is repeated with one. */
async function callEndpoint(
  { app, deps }: { app: FastifyInstance; deps: Deps },
  name: EndpointName,
  options: RawCallOptions = {},
): Promise<RawCallResult> {
  const answer = await callOnce(app, name, options);
  if (answer.body?.code !== 'proof_required' || options.proof === false || !options.token) return answer;
  await markProven(deps, options.token);
  return callOnce(app, name, options);
}

/** Marks a session as proven without the cost of checking a password. */
export async function markProven(deps: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  await deps.db
    .updateTable('sessions')
    .set({ provenAt: deps.now() })
    .where('tokenHash', '=', hashToken(token))
    .execute();
}

async function callOnce(
  app: FastifyInstance,
  name: EndpointName,
  options: RawCallOptions,
): Promise<RawCallResult> {
  const record: Endpoint = endpoints[name];
  const path = fullPath(record).replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(options.params?.[key] ?? randomUUID()),
  );
  const response = await app.inject({
    method: record.method,
    url: path,
    query: options.query,
    remoteAddress: options.address,
    headers: {
      ...(options.body === undefined || Buffer.isBuffer(options.body)
        ? {}
        : { 'content-type': 'application/json' }),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    payload: Buffer.isBuffer(options.body) ? options.body : JSON.stringify(options.body),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    body: JSON.parse(isJson && response.body !== '' ? response.body : 'null'),
    headers: response.headers as RawCallResult['headers'],
    text: response.body,
  };
}
