import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../domain/refusal.ts';
import { errorEnvelope } from './error-envelope.ts';

/** Replies to bytes that Node's parser refuses with the error envelope and closes the connection. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  options: { requestId: string; headers: Readonly<Record<string, string>> },
): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = new Refusal(codeOf(error));
  const body = JSON.stringify(errorEnvelope(refusal, options.requestId));
  const headers = {
    ...options.headers,
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': options.requestId,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const statusLine = `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n`;
  socket.end(`${statusLine}${lines.join('')}\r\n${body}`, () => socket.destroy());
}

function codeOf({ code }: { code?: string }) {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request_timed_out';
    case 'HPE_HEADER_OVERFLOW':
      return 'headers_too_large';
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 'body_too_large';
    default:
      return 'malformed_request';
  }
}

/**
 * Refuses requests that Node's parser accepts and proxies may read differently: HTTP/0.9, which has no headers, and a
 * request with no host or several. Only HTTP/1.0 may omit the host.
 */
export function isAmbiguousRequest({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (httpVersion === '0.9') return true;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && httpVersion !== '1.0');
}
