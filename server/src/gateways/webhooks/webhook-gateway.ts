import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { secondMs } from '@oja/contract/durations';
import { findUrlFault, isPublicAddress, notPublic } from '../outbound/public-address.ts';

/**
 * Sends webhooks to a URL that an administrator configured. The URL is checked when it is saved, and its address
 * again in the lookup of the connection, so that a changed DNS record gains nothing. Redirects are not followed, and
 * a slow receiver or a large reply is cut off.
 */
export interface WebhookGateway {
  /** The reason, as a sentence, why the URL is refused; undefined when it is accepted. */
  findFault(url: string): Promise<string | undefined>;
  /** Never throws; a failure is returned. */
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<WebhookOutcome>;
}

export type WebhookOutcome = { delivered: boolean; status: number | null; fault: string | null };

interface Address {
  address: string;
  family: number;
}

interface Transport {
  resolve(host: string): Promise<Address[]>;
  mayReach(address: string): boolean;
  dial(url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest;
  timeoutMs: number;
}

const answerLimitBytes = 64 * 1024;
const timeoutMs = 10 * secondMs;

/** The configuration cannot change these rules; tests pass a transport of their own. */
const publicTransport: Transport = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  mayReach: isPublicAddress,
  dial: (url, options, onResponse) => https.request(url, options, onResponse),
  timeoutMs,
};

export function createWebhookGateway(transport: Transport = publicTransport): WebhookGateway {
  return {
    async findFault(url) {
      const fault = findUrlFault(url);
      if (fault !== undefined) return fault;
      const found = await transport.resolve(hostOf(url)).catch(() => []);
      if (found.length === 0) return 'This address could not be found. Please check its spelling.';
      return found.every(({ address }) => transport.mayReach(address)) ? undefined : notPublic;
    },
    async post(url, message) {
      if (findUrlFault(url) !== undefined) return failed('The address is not allowed.');
      try {
        return await send(transport, new URL(url), message);
      } catch (error) {
        return failed(describeFault(error));
      }
    },
  };
}

function send(
  transport: Transport,
  url: URL,
  message: { headers: Record<string, string>; body: string },
): Promise<WebhookOutcome> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      lookup: guardedLookup(transport),
      // A new connection, because an open one was checked for another name.
      agent: false,
      signal: AbortSignal.timeout(transport.timeoutMs),
    };
    const request = transport.dial(url, options, (response) => {
      const settle = () => resolve(outcomeOf(response.statusCode ?? 0));
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read <= answerLimitBytes) return;
        // Only the status counts, and it has been received.
        settle();
        response.destroy();
      });
      response.on('end', settle);
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(message.body);
  });
}

/** Resolves to the addresses a connection may use, or fails before anything is sent. */
function guardedLookup(transport: Transport): LookupFunction {
  return (host, options, done) => {
    transport.resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => transport.mayReach(address))) {
          return done(new AddressRefused(), '', 0);
        }
        if (options.all) return done(null, found);
        done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, '', 0),
    );
  };
}

class AddressRefused extends Error {
  override name = 'AddressRefused';
}

function outcomeOf(status: number): WebhookOutcome {
  if (status >= 200 && status < 300) return { delivered: true, status, fault: null };
  const isRedirect = status >= 300 && status < 400;
  return {
    delivered: false,
    status,
    fault: isRedirect ? 'The receiver redirects, which is not followed.' : null,
  };
}

function describeFault(error: unknown): string {
  if (error instanceof AddressRefused) return 'The address is not public.';
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError' || name === 'AbortError')
    return `No answer within ${timeoutMs / secondMs} seconds.`;
  return 'The connection failed.';
}

function failed(fault: string): WebhookOutcome {
  return { delivered: false, status: null, fault };
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}
