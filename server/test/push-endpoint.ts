import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { portOf } from './smtp-server.ts';

export interface ReceivedPush {
  headers: IncomingHttpHeaders;
  /** What the browser reads after decrypting it with its own keys. */
  payload: { id: string; title: string; body: string; link: string | null };
  /** As they travelled. */
  bytes: Buffer;
  /** Claims of the signature, after it was checked against the key that came with it. */
  claims: { aud: string; sub: string; exp: number };
  publicKey: string;
}

export interface TestPushService {
  endpoint: string;
  /** As a browser hands them over after subscribing. */
  keys: { p256dh: string; auth: string };
  received: ReceivedPush[];
  /** Answers with this status from now on. */
  answer(status: number): void;
  close(): Promise<void>;
}

/** A push service with one browser: verifies the sender, and decrypts as the browser would. */
export async function startPushService(): Promise<TestPushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: ReceivedPush[] = [];
  let status = 201;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    received.push({
      headers: request.headers,
      bytes,
      payload: JSON.parse(decrypt(bytes, { browser, auth })),
      ...readSignature(request.headers.authorization ?? ''),
    });
    response.writeHead(status).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${portOf(server)}/send/${randomBytes(8).toString('hex')}`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    received,
    answer(next) {
      status = next;
    },
    close: async () => void server.close(),
  };
}

/** RFC 8291: a secret from both key pairs, then one record of RFC 8188. */
function decrypt(bytes: Buffer, keys: { browser: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = bytes.subarray(0, 16);
  const keyLength = bytes[20] ?? 0;
  const senderKey = bytes.subarray(21, 21 + keyLength);
  const sealed = bytes.subarray(21 + keyLength);
  const shared = keys.browser.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.browser.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, keys.auth, info, 32));
  const derive = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${label}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

/** RFC 8292: a token signed with the key whose public half is beside it. */
function readSignature(header: string): Pick<ReceivedPush, 'claims' | 'publicKey'> {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('The push was not signed by the key it names.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')), publicKey };
}
