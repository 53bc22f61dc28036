import type { BodySent, Endpoint, EnvelopeOf, ParamsSent, QuerySent } from '@oja/contract/endpoint';
import { authStore } from '@/lib/auth/auth-store';
import { noteServerTime } from '@/lib/server-clock';
import { ApiError, ProofCancelled } from './api-error';
import { proofPrompt } from './proof-prompt';

type Field<Name extends string, Value> = [Value] extends [undefined]
  ? { [key in Name]?: undefined }
  : undefined extends Value
    ? { [key in Name]?: Value }
    : { [key in Name]: Value };

/** What an endpoint must be given, as its record says. */
export type CallInput<E> = Field<'params', ParamsSent<E>> &
  Partial<Field<'query', QuerySent<E>>> &
  Field<'body', BodySent<E>> & {
    file?: Blob;
    /** Made when a form opens, so that sending it twice happens once. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };

type Given<E> =
  Record<string, never> extends Pick<CallInput<E>, 'params' | 'body'> ? [CallInput<E>?] : [CallInput<E>];

/**
 * Calls an endpoint of the contract with the stored token and gives its envelope, or throws an ApiError. A call that
 * needs a proof of presence asks for it and is repeated once, as it was, with the same idempotency key.
 */
export async function callApi<E extends Endpoint>(record: E, ...given: Given<E>): Promise<EnvelopeOf<E>> {
  // The button that was pressed is disabled, and without focus, by the time the answer comes.
  const focused = 'document' in globalThis ? document.activeElement : null;
  const response = await requestApi(record, given[0]);
  if (!proofPrompt.canAsk() || !(await wantsProof(record, response)))
    return (await readEnvelope(response)) as EnvelopeOf<E>;
  if (!(await proofPrompt.ask(focused))) throw new ProofCancelled();
  return (await readEnvelope(await requestApi(record, given[0]))) as EnvelopeOf<E>;
}

async function wantsProof(record: Endpoint, response: Response): Promise<boolean> {
  if (record.proof === undefined || response.status !== 403) return false;
  const body = (await response
    .clone()
    .json()
    .catch(() => undefined)) as { code?: string } | undefined;
  return body?.code === 'proof_required';
}

/** The same for endpoints that answer with a file. */
export async function downloadApi<E extends Endpoint>(record: E, ...given: Given<E>): Promise<Blob> {
  const response = await requestApi(record, given[0]);
  if (!response.ok) await readEnvelope(response);
  return response.blob();
}

export async function requestApi(
  record: Endpoint,
  input: {
    params?: unknown;
    query?: unknown;
    body?: unknown;
    file?: Blob;
    idempotencyKey?: string;
    signal?: AbortSignal;
  } = {},
): Promise<Response> {
  const token = authStore.token();
  try {
    const response = await fetch(urlOf(record, input), {
      method: record.method,
      headers: headersOf(record, input, token),
      body: input.file ?? (input.body === undefined ? undefined : JSON.stringify(input.body)),
      credentials: record.deviceCookie ? 'same-origin' : 'omit',
      signal: input.signal,
    });
    noteServerTime(response.headers.get('date'));
    if (response.status === 401 && token !== undefined) await clearEndedSession(response.clone(), token);
    return response;
  } catch (error) {
    if (input.signal?.aborted) throw error;
    throw networkError(error);
  }
}

export function networkError(cause?: unknown): ApiError {
  const sentence =
    globalThis.navigator?.onLine === false
      ? 'You are offline. Please try again when the connection is back.'
      : 'Network error. Please check your connection and try again.';
  return new ApiError(sentence, { status: 0, cause });
}

export function headersOf(
  record: Endpoint,
  input: { file?: Blob; idempotencyKey?: string },
  token: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  else if (record.access !== 'anyone') warnAboutMissingToken(record);
  if (input.file) headers['content-type'] = input.file.type || 'application/octet-stream';
  else if (record.method !== 'GET') headers['content-type'] = 'application/json';
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  return headers;
}

/** The call goes out all the same: the server has the last word. */
function warnAboutMissingToken(record: Endpoint): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a warning in the console and nothing more.
  console.warn(`No token is stored for ${record.method} ${record.path}.`);
}

/** The server no longer knows this session: signed out elsewhere, expired, or suspended. A wrong code is a 401 too. */
export async function clearEndedSession(response: Response, token: string): Promise<void> {
  const body = (await response.json().catch(() => undefined)) as
    | { code?: string; message?: string }
    | undefined;
  if (body?.code === 'session_invalid') authStore.endIf(token, body.message);
  if (body?.code === 'session_required') authStore.clearIf(token);
}

export function urlOf(record: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const path = record.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== '') query.set(name, String(value));
  }
  const search = query.size > 0 ? `?${query}` : '';
  return `${record.mount === 'origin' ? '' : '/api'}${path}${search}`;
}

export async function readEnvelope(response: Response): Promise<unknown> {
  const body = (await response.json().catch(() => undefined)) as Record<string, unknown> | undefined;
  if (response.ok && body?.status === 'success') return body;
  // An answer that broke off on its way, for example because the page is left, refuses nothing.
  if (response.ok && body === undefined) throw networkError();
  const retryAfterSeconds = Number(response.headers.get('retry-after'));
  throw new ApiError((body?.message ?? body?.error) as string | undefined, {
    status: response.status,
    code: body?.code as string | undefined,
    details: body?.details as { field: string; message: string }[] | undefined,
    ...(retryAfterSeconds > 0 ? { retryAfterSeconds } : {}),
  });
}
