import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import { isPublicUrl, lookUpPublic } from '../outbound/public-address.ts';
import { type OutgoingPush, PushFailure, type PushGateway, type PushKeys } from './push-gateway.ts';

const timeoutMs = 10_000;
/** A push older than a day is dropped; the notification stays in the bell. */
const maxAgeSeconds = 24 * 3_600;

/**
 * Web Push (RFC 8030), encrypted (8291) and signed (8292) by the library. The request is made here, because the
 * endpoint comes from users: it must be on the public internet, and no redirect is followed.
 */
export function createWebPush(options: { allowLocal: boolean }): PushGateway {
  const accepts = (endpoint: string) => isPublicUrl(endpoint) || (options.allowLocal && isLocal(endpoint));
  return {
    accepts,
    async send(push) {
      if (!accepts(push.endpoint)) {
        throw new PushFailure('The endpoint is not on the public internet.', { permanent: true });
      }
      const status = await post(prepare(push));
      if (status === 404 || status === 410) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      const permanent = status >= 400 && status < 500 && status !== 429 && status !== 408;
      throw new PushFailure(`The push service answered ${status}.`, { permanent });
    },
  };
}

export function makePushKeys(): PushKeys {
  return webPush.generateVAPIDKeys();
}

interface Prepared {
  url: URL;
  headers: Record<string, string | number>;
  body: Buffer;
}

function prepare({ endpoint, p256dh, auth, payload, urgent, keys }: OutgoingPush): Prepared {
  try {
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      TTL: maxAgeSeconds,
      urgency: urgent ? 'high' : 'normal',
      contentEncoding: 'aes128gcm',
      vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
    });
    return { url: new URL(endpoint), headers, body: body ?? Buffer.alloc(0) };
  } catch (cause) {
    throw new PushFailure('The keys of this subscription cannot be used.', { permanent: true, cause });
  }
}

function post({ url, headers, body }: Prepared): Promise<number> {
  const isPlain = url.protocol === 'http:';
  return new Promise((resolve, reject) => {
    const request = (isPlain ? requestHttp : requestHttps)(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(isPlain ? {} : { lookup: lookUpPublic }),
      },
      (response) => {
        // Only the status counts; the body is not stored.
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', (cause) => {
      reject(new PushFailure('The push service could not be reached.', { permanent: false, cause }));
    });
    request.end(body);
  });
}

function isLocal(endpoint: string): boolean {
  return URL.canParse(endpoint) && new URL(endpoint).hostname === '127.0.0.1';
}
