import { type EndpointName, endpoints } from '@oja/contract';
import type { CallInput, DataFor } from '@oja/contract/call-types';
import { type Endpoint, fullPath } from '@oja/contract/endpoint';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** A call as the contract describes it; without a token that of a guest. */
interface CallOptions<Name extends EndpointName> extends CallInput<Name, Buffer> {
  token?: string;
  headers?: Record<string, string>;
}

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** Sends a call and returns the data of the answer; throws when it is refused. */
export async function call<Name extends EndpointName>(
  request: APIRequestContext,
  name: Name,
  options: CallOptions<Name> = {},
): Promise<DataFor<Name>> {
  return readData(await sendCall(request, name, options), name);
}

/** Sends a call whose status matters, for example because it has to be refused. */
export function sendCall<Name extends EndpointName>(
  request: APIRequestContext,
  name: Name,
  options: CallOptions<Name> = {},
): Promise<APIResponse> {
  const record: Endpoint = endpoints[name];
  const { params = {}, query, body } = options as Sent;
  const path = fullPath(record).replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  );
  return request.fetch(path, {
    method: record.method,
    headers: {
      'idempotency-key': crypto.randomUUID(),
      ...(options.token === undefined ? {} : { authorization: `Bearer ${options.token}` }),
      ...options.headers,
    },
    params: query,
    data: body,
  });
}

export async function readData<Name extends EndpointName>(
  response: APIResponse,
  name: Name,
): Promise<DataFor<Name>> {
  if (!response.ok()) throw new Error(`${name}: ${await response.text()}`);
  return (await response.json()).data;
}
