import type { Endpoint, EnvelopeOf } from '@oja/contract/endpoint';
import { authStore } from '@/lib/auth/auth-store';
import { clearEndedSession, headersOf, networkError, readEnvelope, urlOf } from './call-api';

type Upload = {
  file: Blob;
  /** How much has left the browser, from 0 to 1. */
  onProgress: (part: number) => void;
  signal?: AbortSignal;
};

/** Like callApi, for a file large enough that a person wants to see it go. Only the older interface can tell. */
export async function uploadApi<E extends Endpoint>(record: E, upload: Upload): Promise<EnvelopeOf<E>> {
  const token = authStore.token();
  const response = await send(record, upload, headersOf(record, upload, token));
  if (response.status === 401 && token !== undefined) await clearEndedSession(response.clone(), token);
  return (await readEnvelope(response)) as EnvelopeOf<E>;
}

function send(
  record: Endpoint,
  { file, onProgress, signal }: Upload,
  headers: Record<string, string>,
): Promise<Response> {
  const request = new XMLHttpRequest();
  request.open(record.method, urlOf(record, {}));
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  signal?.addEventListener('abort', () => request.abort());
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  request.addEventListener('load', () => resolve(responseOf(request)));
  request.addEventListener('error', () => reject(networkError()));
  request.addEventListener('abort', () => reject(signal?.reason ?? networkError()));
  request.send(file);
  return promise;
}

function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'retry-after': retryAfter },
  });
}
