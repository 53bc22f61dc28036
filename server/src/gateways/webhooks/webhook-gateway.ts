import { lookup } from 'node:dns/promises';
import type { ClientRequest, IncomingMessage, RequestOptions } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { findUrlFault, isPublicAddress, notPublic } from './public-address.ts';

/**
 * Sends webhooks to an address that an administrator chose. The address is judged twice: as text when it is saved, and
 * again by the very lookup that the connection uses, so that a name which answers differently the second time gains
 * nothing. Redirects are not followed, and a receiver that is slow or talks too much is cut off.
 */
export interface WebhookGateway {
  /** Why nothing can be sent there, as a sentence; undefined when something can. */
  findFault(url: string): Promise<string | undefined>;
  /** Never throws: a failure is an outcome. */
  post(url: string, message: { headers: Record<string, string>; body: string }): Promise<WebhookOutcome>;
}

export type WebhookOutcome = { delivered: boolean; status: number | null; fault: string | null };

interface Address {
  address: string;
  family: number;
}

interface Line {
  resolve(host: string): Promise<Address[]>;
  mayReach(address: string): boolean;
  dial(url: URL, options: RequestOptions, onResponse: (response: IncomingMessage) => void): ClientRequest;
  timeoutMs: number;
}

const answerLimitBytes = 64 * 1024;

/** Nothing in the configuration leads around these rules; tests hand in a line of their own. */
const publicLine: Line = {
  resolve: (host) => lookup(host, { all: true, verbatim: true }),
  mayReach: isPublicAddress,
  dial: (url, options, onResponse) => https.request(url, options, onResponse),
  timeoutMs: 10_000,
};

export function createWebhookGateway(line: Line = publicLine): WebhookGateway {
  return {
    async findFault(url) {
      const fault = findUrlFault(url);
      if (fault !== undefined) return fault;
      const found = await line.resolve(hostOf(url)).catch(() => []);
      if (found.length === 0) return 'This address could not be found. Please check its spelling.';
      return found.every(({ address }) => line.mayReach(address)) ? undefined : notPublic;
    },
    async post(url, message) {
      if (findUrlFault(url) !== undefined) return failed('The address is not allowed.');
      try {
        return await send(line, new URL(url), message);
      } catch (error) {
        return failed(describeFault(error));
      }
    },
  };
}

function send(
  line: Line,
  url: URL,
  message: { headers: Record<string, string>; body: string },
): Promise<WebhookOutcome> {
  return new Promise((resolve, reject) => {
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...message.headers, 'content-length': Buffer.byteLength(message.body) },
      lookup: guardedLookup(line),
      // A connection of its own: one that is kept open was judged for another name.
      agent: false,
      signal: AbortSignal.timeout(line.timeoutMs),
    };
    const request = line.dial(url, options, (response) => {
      const settle = () => resolve(judge(response.statusCode ?? 0));
      let read = 0;
      response.on('data', (chunk: Buffer) => {
        read += chunk.length;
        if (read <= answerLimitBytes) return;
        // The status came first and is all that counts.
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

/** The addresses a connection may use; an empty list ends it before anything was sent. */
function guardedLookup(line: Line): LookupFunction {
  return (host, options, done) => {
    line.resolve(host).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !found.every(({ address }) => line.mayReach(address))) {
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

function judge(status: number): WebhookOutcome {
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
  if (name === 'TimeoutError' || name === 'AbortError') return 'No answer within 10 seconds.';
  return 'The connection failed.';
}

function failed(fault: string): WebhookOutcome {
  return { delivered: false, status: null, fault };
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^\[|\]$/g, '');
}
